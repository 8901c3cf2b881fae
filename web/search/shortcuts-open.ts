import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Shows or hides the sheet of the keyboard shortcuts. */
export function openShortcuts(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShortcutsOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
