import { z } from 'zod'
import { REST_DAYS } from '#features/master-data/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type DaysOff, daysOffOf } from '../../domain/days-off-of-people.ts'

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

const ExceptionRow = z.object({
  rest_day_id: Id,
  employee_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
})

const EXCEPTIONS = `
  select rest_day_id, employee_id, first_day, last_day from rest_day_exception
  where company_id = $1 and first_day <= $3 and (last_day is null or last_day >= $2)
    and ($4::bigint[] is null or employee_id = any($4))`

/** The company's days off on the days `from`..`to` ('YYYY-MM-DD', inclusive), of all or some employees. Two queries. */
export async function readDaysOff(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null = null,
): Promise<DaysOff> {
  const restDays = await readRestDays(tx, from, to)
  const rows = await tx.query(ExceptionRow, EXCEPTIONS, [tx.companyId, from, to, employeeIds])
  const exceptions = rows.map((row) => ({
    restDayId: row.rest_day_id,
    employeeId: row.employee_id,
    firstDay: dayNumber(row.first_day),
    lastDay: row.last_day === null ? Number.POSITIVE_INFINITY : dayNumber(row.last_day),
  }))
  return daysOffOf(restDays, exceptions, dayNumber(from), dayNumber(to))
}
