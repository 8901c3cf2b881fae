import { useSyncExternalStore } from 'react'

/** How long a row that was just saved stays marked, in milliseconds. */
const FLASH_TIME = 2500

const listeners = new Set<() => void>()
let flashed: string | number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function set(key: string | number | undefined): void {
  flashed = key
  for (const listener of listeners) listener()
}

/** Marks the row with this key for a moment, in the list on the screen. */
export function flashRow(key: string | number): void {
  clearTimeout(timer)
  set(key)
  timer = setTimeout(() => set(undefined), FLASH_TIME)
}

/** The key of the row that was just saved. */
export const useFlashedRow = (): string | number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => flashed,
  )
