import type { Tx } from '#kit/database/database.ts'

/** The company of a transaction. Throws outside of one, which is a programming error. */
export function companyOfTransaction(tx: Tx): number {
  if (tx.companyId === null) throw new TypeError('This needs the transaction of a company')
  return tx.companyId
}
