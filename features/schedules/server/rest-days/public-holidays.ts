import { addCountryHolidays, readCountryHolidays } from '#features/master-data/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { addPublicHolidays, listPublicHolidays } from '../../contract/rest-day.ts'
import { markRestDays } from './mark-rest-days.ts'

export const listCountryPublicHolidays = handle(listPublicHolidays, (context) =>
  inCompany(context, async (tx) => ({
    data: await readCountryHolidays(tx, context.query.year),
  })),
)

export const addCountryPublicHolidays = handle(addPublicHolidays, (context) =>
  inCompany(context, async (tx) => ({
    data: { added: await take(tx, context.body.dates, actorOf(context)) },
  })),
)

/** Returns the number of added holidays. */
async function take(tx: Tx, dates: readonly string[], actor: Actor): Promise<number> {
  const added = await addCountryHolidays(tx, dates)
  for (const { id, ...after } of added)
    await audit(tx, tx.companyId, actor, { action: 'create', entity: 'rest_day', entityId: id, after })
  await markRestDays(
    { tx },
    added.map((entry) => ({ before: null, after: { ...entry, version: 1, is_deleted: false, labels: {} } })),
  )
  return added.length
}
