import { addDays } from '#kit/contract/days.ts'

/** A date of a leave and what it takes, with the name of its holiday. */
interface LeaveDate {
  date: string
  /** Days: 1, 0.5 or 0. */
  counts: number
  why: 'work' | 'holiday' | 'no_shift' | 'not_employed' | 'taken_before'
  name_la: string
  name_en: string
}

/** Dates one after the other that count alike, for the same reason. */
export interface DateGroup extends Omit<LeaveDate, 'date'> {
  first: string
  last: string
}

/** Joins neighbouring dates of a leave that count alike: '14–16 holiday, 17 work'. Dates in order. */
export function dateGroups(dates: readonly LeaveDate[]): DateGroup[] {
  const groups: DateGroup[] = []
  for (const { date, ...facts } of dates) {
    const group = groups.at(-1)
    const isSame =
      group !== undefined &&
      addDays(group.last, 1) === date &&
      group.why === facts.why &&
      group.counts === facts.counts &&
      group.name_la === facts.name_la
    if (isSame) group.last = date
    else groups.push({ ...facts, first: date, last: date })
  }
  return groups
}
