import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** A single public holiday; ranges and repeated days are entered by the company and are not in files. */
const SINGLE = `kind = 'regular' and counts_as = 'holiday' and to_date is null and deleted_at is null`

const REMOVE = `
  update rest_day set deleted_at = now(), version = version + 1
  where company_id = $1 and ${SINGLE} and from_date between $2 and $3 and not from_date = any($4::date[])
  returning from_date as date`

const WIDEN = `
  update rest_day set for_whom = 'all', version = version + 1
  where company_id = $1 and ${SINGLE} and from_date = any($2::date[]) and for_whom <> 'all'
  returning from_date as date`

const NAMES = `
  select distinct on (date) date, name_la, name_en from public_holiday where date = any($1::date[]) order by date, for_whom`

const ADD = `
  insert into rest_day (company_id, from_date, name_la, name_en)
  select $1, * from unnest($2::date[], $3::text[], $4::text[])
  on conflict on constraint rest_day_once do update set deleted_at = null, to_date = null, for_whom = 'all',
    version = rest_day.version + 1 where rest_day.deleted_at is not null
  returning from_date as date`

const DateRow = z.object({ date: IsoDate })
const HolidayNames = z.object({ date: IsoDate, name_la: z.string(), name_en: z.string() })

/**
 * Makes exactly these days of the period public holidays for everyone; names come from the country's holidays.
 * Returns the added and removed days.
 */
export async function saveHolidays(
  tx: Tx,
  days: readonly string[],
  [first, last]: readonly [string, string],
): Promise<string[]> {
  const companyId = companyOfTransaction(tx)
  const distinct = [...new Set(days)]
  const removed = await tx.query(DateRow, REMOVE, [companyId, first, last, distinct])
  const widened = await tx.query(DateRow, WIDEN, [companyId, distinct])
  const names = new Map((await tx.query(HolidayNames, NAMES, [distinct])).map((row) => [row.date, row]))
  const added = await tx.query(DateRow, ADD, [
    companyId,
    distinct,
    distinct.map((date) => names.get(date)?.name_la ?? 'ວັນພັກ'),
    distinct.map((date) => names.get(date)?.name_en ?? 'Holiday'),
  ])
  return [...removed, ...widened, ...added].map((row) => row.date)
}
