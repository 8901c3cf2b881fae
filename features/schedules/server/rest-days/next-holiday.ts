import { addDays, dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { datesOff } from '../../domain/days-off.ts'
import { readRestDays } from './read-days-off.ts'

export interface NextHoliday {
  date: string
  name_la: string
  name_en: string
}

/** The company's first public holiday for everybody from a day on, that day included, within `days`; null without one. */
export async function readNextHoliday(tx: Tx, from: string, days = 366): Promise<NextHoliday | null> {
  const to = addDays(from, days - 1)
  const dated = (await readRestDays(tx, from, to)).flatMap((rule) => {
    if (rule.counts_as !== 'holiday' || rule.for_whom !== 'all') return []
    const [first] = datesOff(rule, dayNumber(from), dayNumber(to))
    return first === undefined ? [] : [{ day: first, rule }]
  })
  dated.sort((a, b) => a.day - b.day || a.rule.id - b.rule.id)
  const [next] = dated
  return next ? { date: dayOfNumber(next.day), name_la: next.rule.name_la, name_en: next.rule.name_en } : null
}
