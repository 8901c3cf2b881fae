import type { Tx } from '#kit/database/database.ts'

/** The company that a transaction works in. Throws outside of one: a programmer's error. */
export function companyOfTransaction(tx: Tx): number {
  if (tx.companyId === null) throw new TypeError('This needs the transaction of a company')
  return tx.companyId
}
