/** Labels of choices from lists, so that a restored draft displays them before the list is loaded. */
const labels = new Map<string, string>()

export const noteLabel = (path: string, id: string, label: string): void => {
  labels.set(`${path} ${id}`, label)
}
export const knownLabel = (path: string, id: string): string | undefined => labels.get(`${path} ${id}`)
export const allLabels = (): Record<string, string> => Object.fromEntries(labels)
export function putLabels(newLabels: Record<string, string>): void {
  for (const [key, label] of Object.entries(newLabels)) labels.set(key, label)
}
/** Deletes the labels, so that another account does not see the choices of the previous one. */
export const forgetLabels = (): void => labels.clear()
