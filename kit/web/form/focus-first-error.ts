/** Focuses the first field with an error, in page order. */
export function focusFirstError(element: HTMLFormElement | null, errors: Record<string, unknown>): boolean {
  const inputs = [...(element?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = inputs.find(({ dataset }) => dataset.path !== undefined && dataset.path in errors)
  const target = first?.matches('input, textarea, select, button')
    ? first
    : first?.querySelector<HTMLElement>('input, textarea, button')
  ;(target ?? first)?.focus()
  return first !== undefined
}
