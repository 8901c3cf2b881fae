import { setImmediate as breathe } from 'node:timers/promises'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import type { BulkWriter, Tx } from '#kit/database/database.ts'
import { localMinuteOf } from '../vientiane.ts'
import { claimBatch, type StaleDays } from './claim-batch.ts'
import { type DerivedEmployee, deriveEmployee } from './derive-employee.ts'
import { readFacts } from './read-facts.ts'
import { readWatched } from './watch-days.ts'
import type { WorkRange } from './work-range.ts'
import { copyDays, writeDays } from './write-days.ts'
import { writeOvertime } from './write-overtime.ts'

/** Employees of one month per transaction, about 25,000 days: the results are not held in memory, and other work gets the lock in between. */
const EMPLOYEES_AT_ONCE = 1000
/** Employees of one month whose facts are read together: while their days are computed and written, the next facts are read. */
const FACTS_AT_ONCE = 250
/** From this number of employees, first results are copied; a copy needs its own transaction, which is too expensive for fewer. */
const EMPLOYEES_TO_COPY = 50

export interface Batch {
  lastId: number
  employees: number
  days: number
  /** Stored rows that changed. */
  rows: number
}

export type Cursor = { asOf: Date; afterId: number }
export type Writers = { tx: Tx; bulk: BulkWriter }

/** Derives the next marked employees after `afterId`; null if there are none left. */
export async function deriveBatch(
  { tx, bulk }: Writers,
  range: WorkRange,
  { asOf, afterId }: Cursor,
): Promise<Batch | null> {
  const months = range.months.length
  const stale = await claimBatch(tx, range, afterId, Math.ceil(EMPLOYEES_AT_ONCE / months))
  const last = stale.at(-1)
  if (!last) return null
  const derive = (part: readonly StaleDays[]) =>
    deriveInParts(tx, part, { asOf, size: Math.ceil(FACTS_AT_ONCE / months) })
  const fresh = stale.filter((one) => one.isFirst)
  const isWorthCopying = fresh.length >= EMPLOYEES_TO_COPY
  const copied = isWorthCopying ? await copyResults({ tx, bulk }, () => derive(fresh)) : NOTHING
  const rest = isWorthCopying ? stale.filter((one) => !one.isFirst) : stale
  const updated = await updateResults(tx, derive(rest))
  return {
    lastId: last.employeeId,
    employees: stale.length,
    days: copied.days + updated.days,
    rows: copied.rows + updated.rows,
  }
}

function rangeOf(stale: readonly StaleDays[]) {
  const from = stale.reduce((first, one) => earlierDay(first, one.from), stale[0]?.from ?? '')
  const to = stale.reduce((latest, one) => laterDay(latest, one.to), '')
  return { from, to }
}

/** Reads the facts of the next part while the caller processes the current one. */
async function* deriveInParts(
  tx: Tx,
  stale: readonly StaleDays[],
  { asOf, size }: { asOf: Date; size: number },
): AsyncGenerator<DerivedEmployee[]> {
  const read = (at: number) => {
    const part = stale.slice(at, at + size)
    if (part.length === 0) return null
    const { from, to } = rangeOf(part)
    const ids = part.map(({ employeeId }) => employeeId)
    const facts = readFacts(tx, ids, from, to)
    // If the caller stops early, the pending promise must not become an unhandled rejection.
    facts.catch(() => {})
    return { part, facts }
  }
  let next = read(0)
  for (let at = size; next; at += size) {
    const { part, facts } = next
    const partFacts = await facts
    next = read(at)
    yield part.map((one) => deriveEmployee(one, partFacts, localMinuteOf(asOf)))
    await breathe()
  }
}

type Written = { days: number; rows: number }
const NOTHING: Written = { days: 0, rows: 0 }
type Parts = AsyncIterable<DerivedEmployee[]>

/**
 * Copies the first results of employees, in a transaction that ends before this one. If this one fails, the marks
 * remain; the next derivation of the days finds the copied rows (23505, unique violation) and compares them.
 */
async function copyResults({ tx, bulk }: Writers, derive: () => Parts): Promise<Written> {
  const all: DerivedEmployee[] = []
  try {
    const days = await copyDays(bulk, collecting(derive(), all))
    return { days, rows: days + (await writeOvertime(tx, all)) }
  } catch (error) {
    if ((error as { code?: unknown }).code !== '23505') throw error
    return updateResults(tx, derive())
  }
}

/** Passes the parts on; `all` stores the employees without their days, which would need much memory. */
async function* collecting(parts: Parts, all: DerivedEmployee[]): AsyncGenerator<DerivedEmployee[]> {
  for await (const part of parts) {
    for (const one of part) all.push({ ...one, days: [] })
    yield part
  }
}

async function updateResults(tx: Tx, parts: Parts): Promise<Written> {
  const written = { ...NOTHING }
  for await (const part of parts) {
    const watched = await readWatched(tx, part)
    written.rows += (await writeDays(tx, part)) + (await writeOvertime(tx, part))
    await watched.record()
    written.days += part.reduce((sum, one) => sum + one.days.length, 0)
  }
  return written
}
