import { setTimeout as wait } from 'node:timers/promises'
import { CompanyBusy, type FairQueue } from './fair-queue.ts'
import type { Tx } from './transaction.ts'

/** Work of which a company does one piece at a time, in all processes together. */
export interface Exclusive {
  /** The kind of work: a number of its own for PostgreSQL's advisory locks. */
  lock: number
  /** Ends the wait; its reason is thrown. */
  signal?: AbortSignal | undefined
}

/** Another process has the lock. */
export class LockTaken extends Error {}

const FIRST_PAUSE_MILLISECONDS = 10
const LONGEST_PAUSE_MILLISECONDS = 300
const PATIENCE_SECONDS = 20

/**
 * Runs the work when its turn comes. Those of this process wait for each other here and those of other processes are asked again, so
 * nobody holds a connection while waiting. Throws `CompanyBusy` and the reason of the signal.
 */
export async function runExclusive<T>(
  queue: FairQueue,
  companyId: number,
  { lock, signal, patient }: Exclusive & { patient: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const leave = await queue.enter(`${lock}:${companyId}`, { signal, patient })
  const deadline = patient ? Number.POSITIVE_INFINITY : Date.now() + PATIENCE_SECONDS * 1000
  try {
    for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof LockTaken)) throw error
        if (Date.now() > deadline) throw new CompanyBusy('another process does such work of the company')
      }
      await pauseFor(pause * (0.5 + Math.random()), signal)
    }
  } finally {
    leave()
  }
}

async function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
}

/** Takes the lock until the transaction ends, or throws `LockTaken` at once. */
export async function takeLock(tx: Tx, lock: number): Promise<void> {
  const got = await tx.execute(
    'select from (select pg_try_advisory_xact_lock($1::int, $2::int) as got) as attempt where got',
    [lock, tx.companyId],
  )
  if (got === 0) throw new LockTaken()
}
