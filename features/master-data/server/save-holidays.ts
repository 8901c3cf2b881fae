import { companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

const REMOVE = `
  delete from company_holiday where company_id = $1 and date between $2 and $3 and not date = any($4::date[]) returning date`

const ADD = `
  insert into company_holiday (company_id, date, name_la, name_en)
  select $1, d.date, coalesce(p.name_la, 'ວັນພັກ'), coalesce(p.name_en, 'Holiday')
  from unnest($2::date[]) as d(date)
  left join lateral (select name_la, name_en from public_holiday where date = d.date order by for_whom limit 1) p on true
  on conflict (company_id, date) do update set for_whom = 'all' where company_holiday.for_whom <> 'all'
  returning date`

/**
 * Makes these days, and no others of the period, holidays for everyone; names come from the public holidays.
 * Returns the days that became or ceased to be one.
 */
export async function saveHolidays(
  tx: Tx,
  days: readonly string[],
  [first, last]: readonly [string, string],
): Promise<string[]> {
  const companyId = companyOfTransaction(tx)
  const distinct = [...new Set(days)]
  const removed = await tx.query<{ date: string }>(REMOVE, [companyId, first, last, distinct])
  const added = await tx.query<{ date: string }>(ADD, [companyId, distinct])
  return [...removed, ...added].map((row) => row.date)
}
