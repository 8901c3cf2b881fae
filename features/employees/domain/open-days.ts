import { addDays } from '#kit/contract/days.ts'

interface Days {
  from: string
  to: string
}

/** The parts of the days `from`..`to` that lie in none of the locked periods, in order; all 'YYYY-MM-DD', both ends included. */
export function openDays({ from, to }: Days, locked: readonly Days[]): Days[] {
  const parts: Days[] = []
  let first = from
  for (const period of [...locked].sort((a, b) => a.from.localeCompare(b.from))) {
    if (period.to < first || period.from > to) continue
    if (period.from > first) parts.push({ from: first, to: addDays(period.from, -1) })
    first = addDays(period.to, 1)
  }
  if (first <= to) parts.push({ from: first, to })
  return parts
}
