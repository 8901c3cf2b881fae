import { z } from 'zod'
import type { DayNumber } from '#engines/attendance/types.ts'
import { REST_DAYS } from '#features/master-data/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { datesOff } from '../../domain/days-off.ts'

/** A rest day as it is stored. */
export const StoredRestDay = z.object({
  id: Id,
  name_la: z.string(),
  name_en: z.string(),
  counts_as: z.enum(['holiday', 'rest']),
  for_whom: z.enum(['all', 'women']),
  kind: z.enum(['weekly', 'monthly', 'annual', 'regular']),
  /** Monday is 1, Sunday is 7. */
  weekday: z.int().nullable(),
  month: z.int().nullable(),
  /** In a shorter month its last day. */
  month_day: z.int().nullable(),
  from_date: IsoDate.nullable(),
  to_date: IsoDate.nullable(),
})
export type StoredRestDay = z.infer<typeof StoredRestDay>

/** Those with a date from `$2` to `$3`, including repeated ones that can have one. */
const READ = `
  select id, name_la, name_en, kind, counts_as, for_whom, weekday::int as weekday, month::int as month, month_day,
    from_date, to_date
  from ${REST_DAYS} rest_day
  where company_id = $1 and deleted_at is null and (from_date is null or from_date <= $3)
    and (to_date >= $2 or (to_date is null and (kind <> 'regular' or from_date >= $2)))
  order by id`

/** The company's days off that can have dates in `from`..`to` ('YYYY-MM-DD', inclusive). */
export const readRestDays = (tx: Tx, from: string, to: string): Promise<StoredRestDay[]> =>
  tx.query(StoredRestDay, READ, [tx.companyId, from, to])

/** Dates off for everyone, and those for women only (8 March). */
export interface DatesOff {
  all: ReadonlySet<DayNumber>
  women: ReadonlySet<DayNumber>
}

/** `holidays` are paid and have their own result if there is a shift; on a `rest` date there is no shift. */
export interface DaysOff {
  holidays: DatesOff
  rest: DatesOff
}

/** The company's dates off on the days `from`..`to` ('YYYY-MM-DD', inclusive). One query. */
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
