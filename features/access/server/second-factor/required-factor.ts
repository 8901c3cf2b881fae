import type { Tx } from '#kit/database/database.ts'

/**
 * True in SQL for an account `a` (of company `c`, if any) that must have a second factor and has none: the provider's
 * staff except in a demo installation, and the staff of companies that require it; nobody if the installation has no
 * key for the secrets.
 */
export const LACKS_FACTOR = `
  (case when a.company_id is null then not exists (select from installation_fact where key = 'demo')
        else c.requires_second_factor end
   and exists (select from installation_fact where key = 'second_factors')
   and not exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null))`

/** Whether this installation has a key for the secrets of second factors; without one they cannot be set up, and none is required. */
export const areFactorsAvailable = (tx: Tx): Promise<boolean> =>
  tx.exists(`select from installation_fact where key = 'second_factors'`)

/** Stores at the start of a process whether this installation can encrypt second factors. */
export async function noteFactorsAvailable(tx: Tx, areAvailable: boolean): Promise<void> {
  await tx.execute(
    areAvailable
      ? `insert into installation_fact (key) values ('second_factors') on conflict (key) do nothing`
      : `delete from installation_fact where key = 'second_factors'`,
  )
}
