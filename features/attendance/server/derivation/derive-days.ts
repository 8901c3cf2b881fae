import { setImmediate as breathe } from 'node:timers/promises'
import type { Database, Tx } from '#kit/database/database.ts'
import { analyzeAfterDerivation } from '../analyze.ts'
import { DERIVATION_LOCK } from '../locks.ts'
import { deriveBatch } from './derive-batch.ts'
import { openWork } from './open-work.ts'
import { workRangeOf } from './work-range.ts'

export interface DeriveOptions {
  /** 'YYYY-MM-DD', inclusive; whole months are made current. */
  from: string
  to: string
  /** The instant that determines which days are over; default now. It must not decrease. */
  asOf?: Date
  /** Processed employees, of all with days to derive. */
  onProgress?: (done: number, total: number) => void
  /** Ends waiting for others, and the work after the current batch; finished work is kept. A caller that gets the lock derives at least one batch. */
  signal?: AbortSignal
}

export interface Derived {
  employees: number
  /** Derived days, changed or not. */
  days: number
  /** Some stored result has changed. */
  changed: boolean
}

/**
 * Makes the day results and the overtime of these days current. Processes marks in batches, each in its own
 * transaction, which deletes exactly the marks that it has read: a concurrent change keeps its mark, and after a
 * crash the remaining days are still marked. Any number of callers can run at the same time; they share the work.
 * Throws the signal's reason and `CompanyBusy`.
 */
export async function deriveDays(db: Database, companyId: number, options: DeriveOptions): Promise<Derived> {
  const { asOf = new Date(), onProgress, signal } = options
  const alone = { retry: true, exclusive: { lock: DERIVATION_LOCK, signal } }
  const range = workRangeOf(options.from, options.to)
  const bulk = db.bulk(companyId)
  // In one transaction: on a busy machine where finding the work takes up a caller's time, each call still derives a batch.
  const begin = async (tx: Tx) => ({
    total: await openWork(tx, range, asOf),
    firstBatch: await deriveBatch({ tx, bulk }, range, { asOf, afterId: 0 }),
  })
  const { total, firstBatch } = await db.inCompany(companyId, begin, alone)
  const derived: Derived = { employees: 0, days: 0, changed: false }
  let rows = 0
  for (let batch = firstBatch; batch; ) {
    const afterId = batch.lastId
    derived.employees += batch.employees
    derived.days += batch.days
    rows += batch.rows
    onProgress?.(derived.employees, Math.max(total, derived.employees))
    await breathe()
    signal?.throwIfAborted()
    batch = await db.inCompany(companyId, (tx) => deriveBatch({ tx, bulk }, range, { asOf, afterId }), alone)
  }
  await analyzeAfterDerivation(db, companyId, rows)
  return { ...derived, changed: rows > 0 }
}
