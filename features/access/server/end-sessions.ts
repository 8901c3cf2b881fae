import type { Tx } from '#kit/database/database.ts'

/** Signs everybody of a company out. */
export async function endSessionsOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.execute('delete from session where company_id = $1', [companyId])
}
