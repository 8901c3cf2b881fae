import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the files at the top of the page. */
export function openExports(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useExportsOpen = (): boolean => useSyncExternalStore(listen, () => isOpen)
