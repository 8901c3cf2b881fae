import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** One holiday per date: those for everyone take precedence over those for women. If the company has any holiday on the date, none is added. */
const HOLIDAYS = `
  select distinct on (p.date) p.date, p.name_la, p.name_en, p.for_whom,
    exists (select from rest_day r where r.company_id = $1 and r.deleted_at is null and r.counts_as = 'holiday' and (
      (r.kind = 'regular' and p.date between r.from_date and coalesce(r.to_date, r.from_date))
      or (r.kind = 'annual' and (extract(month from p.date), extract(day from p.date)) = (r.month::int, r.month_day)
        and p.date between coalesce(r.from_date, p.date) and coalesce(r.to_date, p.date)))) as is_there
  from public_holiday p`

const ADD = `
  insert into rest_day (company_id, kind, counts_as, from_date, name_la, name_en, for_whom)
  select $1, 'regular', 'holiday', * from unnest($2::date[], $3::text[], $4::text[], $5::text[])
  on conflict on constraint rest_day_once do update set deleted_at = null, to_date = null, version = rest_day.version + 1,
    name_la = excluded.name_la, name_en = excluded.name_en, for_whom = excluded.for_whom
  returning id, kind, counts_as, from_date, to_date, name_la, name_en, for_whom`

const CountryHoliday = z.object({
  date: IsoDate,
  name_la: z.string(),
  name_en: z.string(),
  for_whom: z.enum(['all', 'women']),
  /** The company has a holiday on the date. */
  is_there: z.boolean(),
})
export type CountryHoliday = z.infer<typeof CountryHoliday>

/** The country's public holidays of a year, ordered by date. */
export const readCountryHolidays = (tx: Tx, year: number): Promise<CountryHoliday[]> =>
  tx.query(CountryHoliday, `${HOLIDAYS} where extract(year from p.date) = $2 order by p.date, p.for_whom`, [
    tx.companyId,
    year,
  ])

const AddedHoliday = z.object({
  id: Id,
  kind: z.literal('regular'),
  counts_as: z.literal('holiday'),
  from_date: IsoDate,
  to_date: z.null(),
  name_la: z.string(),
  name_en: z.string(),
  for_whom: z.enum(['all', 'women']),
})
export type AddedHoliday = z.infer<typeof AddedHoliday>

/** Adds the country's holidays on these dates ('YYYY-MM-DD') where the company has none; returns the added ones. */
export async function addCountryHolidays(tx: Tx, dates: readonly string[]): Promise<AddedHoliday[]> {
  const holidays = await tx.query(
    CountryHoliday,
    `${HOLIDAYS} where p.date = any($2::date[]) order by p.date, p.for_whom`,
    [tx.companyId, dates],
  )
  const missing = holidays.filter(({ is_there }) => !is_there)
  return tx.query(AddedHoliday, ADD, [
    tx.companyId,
    missing.map(({ date }) => date),
    missing.map(({ name_la }) => name_la),
    missing.map(({ name_en }) => name_en),
    missing.map(({ for_whom }) => for_whom),
  ])
}
