import { type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { defineJob, type Job, type JobContext } from '#kit/server/jobs.ts'
import { progressWriter } from '#kit/server/progress.ts'
import { hashPassword } from '../password/hash-password.ts'
import { newOneTimePassword } from './one-time-password.ts'
import { type BatchJob, findBatch, findCandidates, type Secret, storeSlips } from './store-slips.ts'

/** The name of the queue; `slipJob` has the handler. */
export const SLIP_QUEUE = { name: 'make-sign-in-slips', run: async () => undefined } satisfies Job<BatchJob>

/** Passwords that are hashed at a time; sign-ins take turns with them. */
const TOGETHER = 2

/**
 * Makes the accounts and one-time passwords of a batch, about 25 a second. Everything is stored in one transaction at
 * the end: if the process dies earlier, nothing is visible, and the job starts again. `employees`: the relation of the
 * employees, a later feature.
 */
export const slipJob = (employees: string): Job<BatchJob> =>
  defineJob<BatchJob>({
    name: SLIP_QUEUE.name,
    async run({ companyId, batchId, actor }, { db, log, signal }) {
      const batch = await db.inCompany(companyId, (tx) => findBatch(tx, batchId))
      if (!batch) return
      const progress = progressWriter((done: number) => noteProgress(db, companyId, batchId, done))
      try {
        const people = await db.inCompany(companyId, (tx) => findCandidates(tx, employees, batch))
        const secrets = await makeSecrets(people.length, signal, progress.note)
        await progress.settled()
        await db.inCompany(companyId, (tx) => storeSlips(tx, { batchId, people, secrets, actor }))
      } catch (error) {
        if (signal.aborted || error instanceof DatabaseUnavailable) throw error
        log.error({ err: error, batchId }, 'sign-in slips failed')
        await setFailed(db, companyId, batchId)
      } finally {
        await progress.settled()
      }
    },
  })

async function makeSecrets(
  count: number,
  signal: JobContext['signal'],
  onProgress: (done: number) => void,
): Promise<Secret[]> {
  const secrets: Secret[] = []
  while (secrets.length < count) {
    signal.throwIfAborted()
    const passwords = Array.from({ length: Math.min(TOGETHER, count - secrets.length) }, newOneTimePassword)
    secrets.push(
      ...(await Promise.all(
        passwords.map(async (password) => ({ password, hash: await hashPassword(password) })),
      )),
    )
    onProgress(secrets.length)
  }
  return secrets
}

const noteProgress = (db: Database, companyId: number, batchId: number, done: number) =>
  db.inCompany(companyId, (tx) =>
    tx.execute(
      `update sign_in_slip_batch set done_count = $3 where company_id = $1 and id = $2 and status = 'making'`,
      [companyId, batchId, done],
    ),
  )

const setFailed = (db: Database, companyId: number, batchId: number) =>
  db.inCompany(companyId, (tx) =>
    tx.execute(
      `update sign_in_slip_batch set status = 'failed' where company_id = $1 and id = $2 and status = 'making'`,
      [companyId, batchId],
    ),
  )
