import { useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from '../own-device.ts'

/** The heights of the rows of tables, in pixels. */
export const DENSITIES = { compact: 36, normal: 44, roomy: 56 } as const
export type Density = keyof typeof DENSITIES

const listeners = new Set<() => void>()
const isDensity = (text: string | null): text is Density => text !== null && text in DENSITIES

/** The density of the signed-in person on this device. */
export function currentDensity(): Density {
  const stored = readOwn('density')
  return isDensity(stored) ? stored : 'normal'
}

/** Sets the density of all tables. */
export function setDensity(density: Density): void {
  writeOwn('density', density)
  for (const listener of listeners) listener()
}

export const useDensity = (): Density =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentDensity)
