import { setTimeout as wait } from 'node:timers/promises'
import { CompanyBusy, type FairQueue } from './fair-queue.ts'
import type { Tx } from './transaction.ts'

/** Work that runs only once at a time for a company or the provider, across all processes. */
export interface Exclusive {
  /** The kind of work: a unique number for PostgreSQL's advisory locks. */
  lock: number
  /** Cancels the wait; its reason is thrown. */
  signal?: AbortSignal | undefined
}

/** Another process has the lock. */
export class LockTaken extends Error {}

const FIRST_PAUSE_MILLISECONDS = 10
const LONGEST_PAUSE_MILLISECONDS = 300
const PATIENCE_SECONDS = 20

/**
 * Runs the work when its turn comes. Work of this process waits in a queue; for work of other processes the
 * lock is tried repeatedly. So no connection is held while waiting. Throws `CompanyBusy` and the reason of the
 * signal.
 */
export async function runExclusive<T>(
  queue: FairQueue,
  companyId: number | null,
  { lock, signal, patient }: Exclusive & { patient: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const leave = await queue.enter(`${lock}:${companyId ?? 0}`, { signal, patient })
  const deadline = patient ? Number.POSITIVE_INFINITY : Date.now() + PATIENCE_SECONDS * 1000
  try {
    for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof LockTaken)) throw error
        if (Date.now() > deadline)
          throw new CompanyBusy('another process is doing the same work for the company')
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

/** Takes the lock until the transaction ends, or throws `LockTaken` immediately. */
export async function takeLock(tx: Tx, lock: number): Promise<void> {
  const lockCount = await tx.execute(
    'select from (select pg_try_advisory_xact_lock($1::int, $2::int) as got) as attempt where got',
    [lock, tx.companyId ?? 0],
  )
  if (lockCount === 0) throw new LockTaken()
}
