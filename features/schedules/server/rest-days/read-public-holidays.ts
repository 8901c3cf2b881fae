import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { datesOff } from '../../domain/days-off.ts'
import { readRestDays } from './read-days-off.ts'

/** A date of a public holiday. A date can have several. */
export interface PublicHoliday {
  date: string
  rest_day_id: number
  name_la: string
  name_en: string
  for_whom: 'all' | 'women'
}

/** The company's public holidays on the days `from`..`to` ('YYYY-MM-DD', inclusive), earliest first. */
export async function readPublicHolidays(tx: Tx, from: string, to: string): Promise<PublicHoliday[]> {
  const rules = (await readRestDays(tx, from, to)).filter(({ counts_as }) => counts_as === 'holiday')
  const dated = rules.flatMap(({ id, name_la, name_en, for_whom, ...rule }) =>
    datesOff(rule, dayNumber(from), dayNumber(to)).map((day) => ({
      ...{ date: dayOfNumber(day), rest_day_id: id, name_la, name_en, for_whom },
    })),
  )
  return dated.sort((a, b) => a.date.localeCompare(b.date) || a.rest_day_id - b.rest_day_id)
}
