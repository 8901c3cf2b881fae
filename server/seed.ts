import { seedAccess } from '#features/access/server/index.ts'
import { seedReferenceLists } from '#features/master-data/server/index.ts'
import { seedStatutoryValues } from '#features/payroll/server/index.ts'
import type { Database } from '#kit/database/database.ts'

/** Adds what every installation has and lacks nothing of: roles, places, banks, holidays, the values of the law. */
export async function seedEverything(db: Database): Promise<void> {
  await db.asProvider(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7226102)')
    await seedAccess(tx)
    await seedReferenceLists(tx)
    await seedStatutoryValues(tx)
  })
}
