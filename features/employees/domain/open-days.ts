import { addDays } from '#kit/contract/days.ts'

interface Days {
  from: string
  to: string
}

/** The parts of the days `from`..`to` outside all locked periods, in order; 'YYYY-MM-DD', inclusive. */
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
