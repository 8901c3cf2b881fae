import type { Tx } from '#kit/database/database.ts'

/** Ends all sessions of a company's users. */
export async function endSessionsOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.execute('delete from session where company_id = $1', [companyId])
}
