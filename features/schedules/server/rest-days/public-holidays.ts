import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { listPublicHolidays, type PublicHoliday, takePublicHolidays } from '../../contract/rest-day.ts'
import { markRestDays } from './mark-rest-days.ts'

/** One of each date: what everybody has goes before what women have. A holiday of the company on the date is enough, whatever it is for. */
const COUNTRYS = `
  select distinct on (p.date) p.date, p.name_la, p.name_en, p.for_whom,
    exists (select from rest_day r where r.company_id = $1 and r.deleted_at is null and r.counts_as = 'holiday' and (
      (r.kind = 'regular' and p.date between r.from_date and coalesce(r.to_date, r.from_date))
      or (r.kind = 'annual' and (extract(month from p.date), extract(day from p.date)) = (r.month::int, r.month_day)
        and p.date between coalesce(r.from_date, p.date) and coalesce(r.to_date, p.date)))) as is_there
  from public_holiday p`

export const listCountrysHolidays = handle(listPublicHolidays, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.query<PublicHoliday>(
      `${COUNTRYS} where extract(year from p.date) = $2 order by p.date, p.for_whom`,
      [tx.companyId, context.query.year],
    ),
  })),
)

export const takeCountrysHolidays = handle(takePublicHolidays, (context) =>
  inCompany(context, async (tx) => ({
    data: { added: await take(tx, context.body.dates, actorOf(context)) },
  })),
)

const ADD = `
  insert into rest_day (company_id, kind, counts_as, from_date, name_la, name_en, for_whom)
  select $1, 'regular', 'holiday', date, name_la, name_en, for_whom
  from (${COUNTRYS} where p.date = any($2::date[]) order by p.date, p.for_whom) as wanted
  where not is_there
  on conflict on constraint rest_day_once do update set deleted_at = null, to_date = null, version = rest_day.version + 1,
    name_la = excluded.name_la, name_en = excluded.name_en, for_whom = excluded.for_whom
  returning id, kind, counts_as, from_date, to_date, name_la, name_en, for_whom`

interface Added {
  id: number
  kind: 'regular'
  from_date: string
  to_date: null
  [column: string]: unknown
}

/** Returns how many the company had not. */
async function take(tx: Tx, dates: readonly string[], actor: Actor): Promise<number> {
  const added = await tx.query<Added>(ADD, [tx.companyId, dates])
  for (const { id, ...after } of added)
    await audit(tx, tx.companyId, actor, { action: 'create', entity: 'rest_day', entityId: id, after })
  await markRestDays(
    { tx },
    added.map((entry) => ({ before: null, after: { ...entry, version: 1, is_deleted: false, labels: {} } })),
  )
  return added.length
}
