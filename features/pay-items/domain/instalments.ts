/** Which part of a total is due, in whole kip. */
export interface DueInstalment {
  /** From 1. */
  number: number
  amount: number
}

/**
 * The instalment of a total that is due after `paid` kip of it have been paid; null if nothing is left. An instalment is
 * total / count, rounded half up; the last one is what is left. If less than an instalment was paid, its
 * rest is due together with the parts that follow, up to one instalment a month, so that paying takes longer. `chosen`: what this
 * month takes instead, at most what is left; with 0 nothing is due.
 */
export function dueInstalment(
  total: number,
  count: number,
  paid: number,
  chosen: number | null = null,
): DueInstalment | null {
  const left = total - paid
  if (left <= 0) return null
  const whole = Math.max(1, Math.floor((2 * total + count) / (2 * count)))
  const number = Math.min(count, Math.floor(paid / whole) + 1)
  if (chosen !== null) return chosen > 0 ? { number, amount: Math.min(chosen, left) } : null
  return { number, amount: number === count ? left : Math.min(whole, left) }
}
