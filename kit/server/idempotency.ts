import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { Bytes } from '#kit/database/row-types.ts'
import { defineJob } from './jobs.ts'
import type { Session } from './session.ts'

/**
 * Answers, which contain personal data, are deleted after this time. A later repeat counts as a new request.
 */
const RETENTION_HOURS = 48
/** Seconds after which a key without a known process is free again. */
const TAKEOVER_SECONDS = 60

const StoredKey = z.object({
  request_hash: Bytes,
  status: z.int().nullable(),
  answer: z.unknown(),
  /** No process is working on the request. */
  is_free: z.boolean(),
})
type StoredKey = z.infer<typeof StoredKey>

export interface Request {
  key: string
  route: string
  body: unknown
  /** The schema of the answer; without it the answer is stored only after the work. */
  answer?: z.ZodType | undefined
}

const hashOf = (request: Request, session: Session) =>
  createHash('sha256')
    // The same person can enter several companies; their answers must not be mixed.
    .update(`${session.companyId}\n${request.route}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/** Keys of this process with a lost connection during the commit, so the outcome is unknown. */
const uncertain = new Set<string>()

/**
 * Runs a write once for its key: a repeat gets the first answer. If the transaction of the work returns the
 * answer, the answer is stored in the same transaction, so it survives a crash after the commit. A repeat
 * during the first call is refused with `conflict`, the same key with another request with `invalid_input`. A
 * failed write frees its key, as does the end of its process.
 */
export async function onceForKey<T>(
  db: Database,
  session: Session,
  request: Request,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  const hash = hashOf(request, session)
  const id = [session.accountId, request.key] as const
  const stored = await takeKey(db, session, request, hash)
  if (stored) return replay<T>(stored, hash)
  try {
    const answer = await run(withStoredAnswers(db, id, request.answer))
    await db.asProvider((tx) => tx.execute(STORE_ANSWER, [...id, JSON.stringify(answer ?? null)]))
    return answer
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.outcomeUnknown) uncertain.add(id.join(' '))
    else
      await db.asProvider((tx) =>
        tx.execute('delete from idempotency_key where account_id = $1 and key = $2 and status is null', [
          ...id,
        ]),
      )
    throw error
  }
}

const STORE_ANSWER = 'update idempotency_key set status = 200, answer = $3 where account_id = $1 and key = $2'

/**
 * A key is free if its process has ended, or, without a known process, after some time. A working process has
 * at least one connection.
 */
const READ_KEY = `
  select request_hash, status, answer,
    case when process is null then created_at < now() - make_interval(secs => $3)
      else not exists (select from pg_stat_activity a where a.datname = current_database() and a.application_name = process)
    end as is_free
  from idempotency_key where account_id = $1 and key = $2 for update`

/** Reserves the key and returns null, or returns the stored earlier request. */
function takeKey(
  db: Database,
  session: Session,
  { key, route }: Request,
  hash: Buffer,
): Promise<StoredKey | null> {
  const id = [session.accountId, key]
  return db.asProvider(async (tx) => {
    const inserted = await tx.execute(
      `insert into idempotency_key (company_id, account_id, key, route, request_hash, process) values ($1, $2, $3, $4, $5, $6)
       on conflict (account_id, key) do nothing`,
      [session.companyId, ...id, route, hash, db.processName],
    )
    if (inserted === 1) return null
    const stored = await tx.one(StoredKey, READ_KEY, [...id, TAKEOVER_SECONDS])
    const isUncertain = uncertain.delete(id.join(' '))
    if (stored.status !== null || !stored.request_hash.equals(hash)) return stored
    if (!stored.is_free && !isUncertain) return stored
    await tx.execute(
      'update idempotency_key set created_at = now(), process = $3 where account_id = $1 and key = $2',
      [...id, db.processName],
    )
    return null
  })
}

/**
 * A database whose transactions store their result for the key, if it is the answer or the `data` of the
 * answer.
 */
function withStoredAnswers(
  db: Database,
  id: readonly [number, string],
  answer: z.ZodType | undefined,
): Database {
  if (!answer) return db
  const storingAnswer =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx) => {
      const result = await work(tx)
      const body = [result, { data: result }].find((candidate) => answer.safeParse(candidate).success)
      if (body !== undefined) await tx.execute(STORE_ANSWER, [...id, JSON.stringify(body)])
      return result
    }
  return {
    ...db,
    inCompany: (companyId, work, options) => db.inCompany(companyId, storingAnswer(work), options),
    asProvider: (work, options) => db.asProvider(storingAnswer(work), options),
    withLimits: (limits) => withStoredAnswers(db.withLimits(limits), id, answer),
    onDevice: (device) => withStoredAnswers(db.onDevice(device), id, answer),
  }
}

export const forgetOldKeys = defineJob({
  name: 'forget-old-keys',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await tx.execute('delete from idempotency_key where created_at < now() - make_interval(hours => $1)', [
        RETENTION_HOURS,
      ])
    }),
})

function replay<T>(stored: StoredKey, hash: Buffer): T {
  if (!stored.request_hash.equals(hash)) throw new AppError('invalid_input')
  if (stored.status === null) throw new AppError('conflict')
  return stored.answer as T
}
