export interface Toast {
  id: number
  message: string
  kind: 'success' | 'error'
  /** An action button; pressing it closes the message. */
  action?: { label: string; run: () => void }
  /** Display time in milliseconds. */
  time: number
}

/** Number of visible messages; others wait. */
const IN_VIEW = 4

let count = 0
let toasts: readonly Toast[] = []
let inView: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  inView = next.slice(0, IN_VIEW)
  for (const listener of listeners) listener()
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  count += 1
  change([...toasts, { ...toast, id: count }])
}

export function hideToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function toastsInView(): readonly Toast[] {
  return inView
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
