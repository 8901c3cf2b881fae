import { seedAccess } from '#features/access/server/index.ts'
import { seedBusinessTypes } from '#features/companies/server/index.ts'
import { seedReferenceLists } from '#features/master-data/server/index.ts'
import { seedStatutoryValues } from '#features/statutory-values/server/index.ts'
import type { Database } from '#kit/database/database.ts'

/** Number of the advisory lock, so that processes that start together seed one after the other. */
const SEED_LOCK = 7_226_102

/** Adds missing reference data of every installation: roles, places, banks, holidays, types of business, statutory values. */
export async function seedEverything(db: Database): Promise<void> {
  await db.asProvider(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    await seedAccess(tx)
    await seedReferenceLists(tx)
    await seedBusinessTypes(tx)
    await seedStatutoryValues(tx)
  })
}
