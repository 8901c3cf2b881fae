import type { Database } from '#kit/database/database.ts'

/** From so many new rows on, the planner is told at once. */
const MANY_ROWS = 10_000

/** Lets the planner know of many new scans; without it the first reports after an import take seconds. */
export async function analyzeAfterImport(db: Database, companyId: number, rows: number): Promise<void> {
  if (rows < MANY_ROWS) return
  await db.inCompany(companyId, (tx) => tx.execute('select analyze_attendance()'))
}

/** Lets the planner know of many new results. */
export async function analyzeAfterDerivation(db: Database, companyId: number, rows: number): Promise<void> {
  if (rows < MANY_ROWS) return
  await db.inCompany(companyId, (tx) => tx.execute('select analyze_days()'))
}
