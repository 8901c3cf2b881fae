import { dayNumber } from '#engines/attendance/calendar.ts'
import type { DayNumber } from '#engines/attendance/types.ts'
import type { Tx } from '#kit/database/database.ts'
import { type DayOffRule, datesOff } from '../../domain/days-off.ts'

/** A rest day as it is stored. */
export interface StoredRestDay extends DayOffRule {
  id: number
  name_la: string
  name_en: string
  counts_as: 'holiday' | 'rest'
  for_whom: 'all' | 'women'
}

/** Those that have a date from `$2` to `$3`, repeated ones that may have one. */
const READ = `
  select id, name_la, name_en, kind, counts_as, for_whom, weekday::int as weekday, month::int as month, month_day,
    from_date, to_date
  from rest_day
  where company_id = $1 and deleted_at is null and (from_date is null or from_date <= $3)
    and (to_date >= $2 or (to_date is null and (kind <> 'regular' or from_date >= $2)))
  order by id`

/** The days off of the company that concern the days `from`..`to` ('YYYY-MM-DD', both in). */
export const readRestDays = (tx: Tx, from: string, to: string): Promise<StoredRestDay[]> =>
  tx.query<StoredRestDay>(READ, [tx.companyId, from, to])

/** Dates on which everybody is off, and those of women alone (8 March). */
export interface DatesOff {
  all: ReadonlySet<DayNumber>
  women: ReadonlySet<DayNumber>
}

/** `holidays` are paid and have a result of their own where there is a shift; on a `rest` date there is no shift. */
export interface DaysOff {
  holidays: DatesOff
  rest: DatesOff
}

/** What the company is off for on the days `from`..`to` ('YYYY-MM-DD', both in). One query. */
export async function readDaysOff(tx: Tx, from: string, to: string): Promise<DaysOff> {
  const restDays = await readRestDays(tx, from, to)
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const dates = (countsAs: string, whom: string) =>
    new Set(
      restDays
        .filter((one) => one.counts_as === countsAs && one.for_whom === whom)
        .flatMap((one) => datesOff(one, first, last)),
    )
  return {
    holidays: { all: dates('holiday', 'all'), women: dates('holiday', 'women') },
    rest: { all: dates('rest', 'all'), women: dates('rest', 'women') },
  }
}
