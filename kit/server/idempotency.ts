import { createHash } from 'node:crypto'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import { defineJob } from './jobs.ts'
import type { Session } from './session.ts'

/** A repeat later than this is a request of its own; the answers, which hold people's data, are gone by then. */
const KEPT_HOURS = 48
/** A key of a process that died before it answered is free again after this many seconds. */
const TAKEOVER_SECONDS = 60

interface Remembered {
  request_hash: Buffer
  status: number | null
  answer: unknown
  is_old: boolean
}

export interface Request {
  key: string
  route: string
  body: unknown
}

const hashOf = (request: Request, session: Session) =>
  createHash('sha256')
    // An answer of one company is none in another that the same person has entered.
    .update(`${session.companyId}\n${request.route}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/**
 * Runs a write once for its key: a repeat gets the first answer again. A repeat while the first still works is
 * refused with `conflict`, the same key with another request with `invalid_input`. A failed write frees its key.
 */
export async function onceForKey<T>(
  db: Database,
  session: Session,
  request: Request,
  run: () => Promise<T>,
): Promise<T> {
  const scope = <R>(work: Parameters<Database['asProvider']>[0]) => db.asProvider(work) as Promise<R>
  const hash = hashOf(request, session)
  const earlier = await scope<Remembered | null>(async (tx) => {
    const taken = await tx.execute(
      `insert into idempotency_key (company_id, account_id, key, route, request_hash) values ($1, $2, $3, $4, $5)
       on conflict (account_id, key) do nothing`,
      [session.companyId, session.accountId, request.key, request.route, hash],
    )
    if (taken === 1) return null
    const row = await tx.one<Remembered>(
      `select request_hash, status, answer, created_at < now() - make_interval(secs => $3) as is_old
       from idempotency_key where account_id = $1 and key = $2 for update`,
      [session.accountId, request.key, TAKEOVER_SECONDS],
    )
    if (row.status !== null || !row.is_old || !row.request_hash.equals(hash)) return row
    await tx.execute('update idempotency_key set created_at = now() where account_id = $1 and key = $2', [
      session.accountId,
      request.key,
    ])
    return null
  })
  if (earlier) return replay<T>(earlier, hash)
  try {
    const answer = await run()
    await scope<void>(async (tx) => {
      await tx.execute(
        'update idempotency_key set status = 200, answer = $3 where account_id = $1 and key = $2',
        [session.accountId, request.key, JSON.stringify(answer ?? null)],
      )
    })
    return answer
  } catch (error) {
    await scope<void>(async (tx) => {
      await tx.execute('delete from idempotency_key where account_id = $1 and key = $2', [
        session.accountId,
        request.key,
      ])
    })
    throw error
  }
}

export const forgetOldKeys = defineJob({
  name: 'forget-old-keys',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await tx.execute('delete from idempotency_key where created_at < now() - make_interval(hours => $1)', [
        KEPT_HOURS,
      ])
    }),
})

function replay<T>(earlier: Remembered, hash: Buffer): T {
  if (!earlier.request_hash.equals(hash)) throw new AppError('invalid_input')
  if (earlier.status === null) throw new AppError('conflict')
  return earlier.answer as T
}
