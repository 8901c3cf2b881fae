/** Names of what was chosen out of lists, so that a draft that is put back shows them before the list is asked. */
const labels = new Map<string, string>()

export const noteLabel = (path: string, id: string, label: string): void => {
  labels.set(`${path} ${id}`, label)
}
export const knownLabel = (path: string, id: string): string | undefined => labels.get(`${path} ${id}`)
export const allLabels = (): Record<string, string> => Object.fromEntries(labels)
export function putLabels(given: Record<string, string>): void {
  for (const [key, label] of Object.entries(given)) labels.set(key, label)
}
/** Another account must not meet the names that the former one chose. */
export const forgetLabels = (): void => labels.clear()
