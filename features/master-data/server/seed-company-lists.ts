import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** Overtime multipliers in hundredths (payroll rules, "Overtime multipliers"; Labour Law 43/NA, article 53). */
const OVERTIME = [
  { day_kind: 'working', from_time: '06:00', to_time: '22:00', multiplier: 150 },
  { day_kind: 'working', from_time: '22:00', to_time: '06:00', multiplier: 200 },
  { day_kind: 'rest', from_time: '06:00', to_time: '16:00', multiplier: 250 },
  { day_kind: 'rest', from_time: '16:00', to_time: '22:00', multiplier: 300 },
  { day_kind: 'rest', from_time: '22:00', to_time: '06:00', multiplier: 350 },
]

const Holiday = z.object({ date: IsoDate, name_la: z.string(), name_en: z.string(), for_whom: z.string() })

/**
 * The initial lists of a new company: the legal overtime rates and the public holidays for everyone and for women.
 * Rates are added only if there are none, holidays only on days without one.
 */
export async function seedCompanyLists(tx: Tx, companyId = companyOfTransaction(tx)): Promise<void> {
  await tx.execute(
    `insert into overtime_rate (company_id, day_kind, from_time, to_time, multiplier)
     select $1, day_kind, from_time, to_time, multiplier from json_populate_recordset(null::overtime_rate, $2)
     where not exists (select from overtime_rate where company_id = $1)
     on conflict (company_id, id) do nothing`,
    [companyId, JSON.stringify(OVERTIME)],
  )
  const holidays = await tx.query(
    Holiday,
    'select distinct on (date) date, name_la, name_en, for_whom from public_holiday order by date, for_whom',
  )
  await tx.execute(
    `insert into rest_day (company_id, from_date, name_la, name_en, for_whom)
     select $1, p.date, p.name_la, p.name_en, p.for_whom
     from unnest($2::date[], $3::text[], $4::text[], $5::text[]) as p(date, name_la, name_en, for_whom)
     where not exists (select from rest_day r where r.company_id = $1 and r.from_date = p.date)
     on conflict (company_id, id) do nothing`,
    [
      companyId,
      holidays.map(({ date }) => date),
      holidays.map(({ name_la }) => name_la),
      holidays.map(({ name_en }) => name_en),
      holidays.map(({ for_whom }) => for_whom),
    ],
  )
}
