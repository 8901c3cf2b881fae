import type { ComponentType } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'

/** How adjustments are asked for instead of stored; from a later feature. */
export interface RaiseAsking {
  /** Takes the body of `raiseSalaries`; its answer has how many are asked for (`asked`). */
  route: RouteSpec
  /** The words of its button, of what is said afterwards, and of the list of what is asked for. */
  useWords: () => { ask: (count: string) => string; asked: (count: string) => string; list: string }
  /** What is asked for. Lazy. */
  Asked: ComponentType
}

let provided: RaiseAsking | undefined

/** The application provides it once. */
export function provideRaiseAsking(asking: RaiseAsking): void {
  provided = asking
}

export const raiseAsking = (): RaiseAsking | undefined => provided
