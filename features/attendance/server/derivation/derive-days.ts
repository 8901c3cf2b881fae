import { setImmediate as breathe } from 'node:timers/promises'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { analyzeAfter } from '../analyze.ts'
import { DERIVATION_LOCK } from '../locks.ts'
import { localMinuteOf } from '../vientiane.ts'
import { deriveEmployee } from './derive-employee.ts'
import { openWork } from './open-work.ts'
import { readFacts } from './read-facts.ts'
import { takeBatch } from './take-batch.ts'
import { type WorkRange, workRangeOf } from './work-range.ts'
import { writeDays } from './write-days.ts'
import { writeOvertime } from './write-overtime.ts'

export interface DeriveOptions {
  /** 'YYYY-MM-DD', both in; whole months are made current. */
  from: string
  to: string
  /** The instant that tells which days are over; default now. It never goes back. */
  asOf?: Date
  /** Employees worked off, of all that had something to derive. */
  onProgress?: (done: number, total: number) => void
  /** Ends the wait for others, and the work after the batch under way; what is done stays done. Whoever gets a turn derives one batch. */
  signal?: AbortSignal
}

export interface Derived {
  employees: number
  /** Days that were derived, changed or not. */
  days: number
  /** Some stored result is another one than before. */
  changed: boolean
}

/** Employees of one month a transaction, some 15,000 days: memory stays small, and the event loop is never held for long. */
const EMPLOYEES_AT_ONCE = 500

/**
 * Makes the day results and the overtime of these days current. Works off marks in batches, each in a transaction of its own that
 * takes away the marks it has read and no others: a change that commits meanwhile keeps its mark, a crash leaves the rest marked.
 * Any number may run at once; they share the work. Throws the signal's reason and `CompanyBusy`.
 */
export async function deriveDays(db: Database, companyId: number, options: DeriveOptions): Promise<Derived> {
  const { asOf = new Date(), onProgress, signal } = options
  const alone = { retry: true, exclusive: { lock: DERIVATION_LOCK, signal } }
  const range = workRangeOf(options.from, options.to)
  // In one transaction: on a machine so busy that finding the work uses up a caller's time, each call still derives a batch.
  const begin = async (tx: Tx) => ({
    total: await openWork(tx, range, asOf),
    firstBatch: await deriveBatch(tx, range, { asOf, afterId: 0 }),
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
    batch = await db.inCompany(companyId, (tx) => deriveBatch(tx, range, { asOf, afterId }), alone)
  }
  await analyzeAfter(db, companyId, rows)
  return { ...derived, changed: rows > 0 }
}

interface Batch {
  lastId: number
  employees: number
  days: number
  rows: number
}

type Cursor = { asOf: Date; afterId: number }

async function deriveBatch(tx: Tx, range: WorkRange, { asOf, afterId }: Cursor): Promise<Batch | null> {
  const stale = await takeBatch(tx, range, afterId, Math.ceil(EMPLOYEES_AT_ONCE / range.months.length))
  const last = stale.at(-1)
  if (!last) return null
  const ids = stale.map(({ employeeId }) => employeeId)
  const from = stale.reduce((first, one) => earlierDay(first, one.from), last.from)
  const to = stale.reduce((latest, one) => laterDay(latest, one.to), last.to)
  const facts = await readFacts(tx, ids, from, to)
  const derived = stale.map((one) => deriveEmployee(one, facts, localMinuteOf(asOf)))
  const rows = (await writeDays(tx, derived)) + (await writeOvertime(tx, derived))
  const days = derived.reduce((sum, one) => sum + one.days.length, 0)
  return { lastId: last.employeeId, employees: stale.length, days, rows }
}
