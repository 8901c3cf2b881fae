import type { Tx } from '#kit/database/database.ts'
import { tellAccounts } from '#kit/server/events/news-hub.ts'

/** Ends all sessions of a company's users. */
export async function endSessionsOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.execute('delete from session where company_id = $1', [companyId])
  tellAccounts(tx, 'all', companyId)
}
