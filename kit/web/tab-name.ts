import { useLayoutEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const listeners = new Set<() => void>()

function change(name: string | undefined): void {
  current = name
  for (const listener of listeners) listener()
}

/** Names the record of a page in the browser tab, before the title of the screen; undefined while the name is not known. */
export function useTabName(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    change(name)
    return () => change(undefined)
  }, [name])
}

/** The name for the browser tab, for the shell. */
export const useNameOfTab = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
