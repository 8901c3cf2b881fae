import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RosterDayOff } from '../../contract/roster.ts'
import { datesOff } from '../../domain/days-off.ts'
import { readRestDays } from '../rest-days/read-days-off.ts'

/** The company's days off with their names, earliest first. */
export async function readNamedDaysOff(tx: Tx, from: string, to: string): Promise<RosterDayOff[]> {
  const restDays = await readRestDays(tx, from, to)
  const days = restDays.flatMap((one) =>
    datesOff(one, dayNumber(from), dayNumber(to)).map((day) => ({
      date: dayOfNumber(day),
      name_la: one.name_la,
      name_en: one.name_en,
      counts_as: one.counts_as,
      for_whom: one.for_whom,
    })),
  )
  return days.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}
