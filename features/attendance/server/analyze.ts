import type { Database } from '#kit/database/database.ts'

/** From this number of new rows, the planner statistics are updated immediately. */
const MANY_ROWS = 10_000

/** Updates the planner statistics after many new scans; without it the first reports after an import take seconds. */
export async function analyzeAfterImport(db: Database, companyId: number, rows: number): Promise<void> {
  if (rows < MANY_ROWS) return
  await db.inCompany(companyId, (tx) => tx.execute('select analyze_attendance()'))
}

/** Updates the planner statistics after many new results. */
export async function analyzeAfterDerivation(db: Database, companyId: number, rows: number): Promise<void> {
  if (rows < MANY_ROWS) return
  await db.inCompany(companyId, (tx) => tx.execute('select analyze_days()'))
}
