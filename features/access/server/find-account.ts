import type { Tx } from '#kit/database/database.ts'

/** Locks an active account of the transaction's company; false if there is none. */
export function lockActiveAccount(tx: Tx, accountId: number): Promise<boolean> {
  const sql = `select id from account where company_id = $1 and id = $2 and status = 'active' for update`
  return tx.exists(sql, [tx.companyId, accountId])
}
