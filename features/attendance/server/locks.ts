import type { Tx } from '#kit/database/database.ts'

/** Numbers of our own for advisory locks; the second number of a lock is the company. */
const SCAN_FILES = 7_226_113
const DERIVATION = 7_226_114

/** One scan file of a company at a time; the lock ends with the transaction. */
export async function lockScanFiles(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [SCAN_FILES, tx.companyId])
}

/** One step of a company's derivation at a time; the lock ends with the transaction. */
export async function lockDerivation(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [DERIVATION, tx.companyId])
}
