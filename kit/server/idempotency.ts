import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { Bytes } from '#kit/database/row-types.ts'
import { defineJob } from './jobs.ts'
import type { Session } from './session.ts'

/** A repeat later than this is a request of its own; the answers, which hold people's data, are gone by then. */
const KEPT_HOURS = 48
/** A key of which no process is known is free again after this many seconds. */
const TAKEOVER_SECONDS = 60

const StoredKey = z.object({
  request_hash: Bytes,
  status: z.int().nullable(),
  answer: z.unknown(),
  /** Nobody works on it any more. */
  is_free: z.boolean(),
})
type StoredKey = z.infer<typeof StoredKey>

export interface Request {
  key: string
  route: string
  body: unknown
  /** What the answer must be like; without it the answer is stored after the work only. */
  answer?: z.ZodType | undefined
}

const hashOf = (request: Request, session: Session) =>
  createHash('sha256')
    // An answer of one company is none in another that the same person has entered.
    .update(`${session.companyId}\n${request.route}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/** Keys of this process whose commit was lost on the way: it may or may not have happened. */
const uncertain = new Set<string>()

/**
 * Runs a write once for its key: a repeat gets the first answer again. The answer is stored in the transaction of the work where
 * that transaction returns it, so that a process killed after the commit leaves it. A repeat while the first still works is refused with
 * `conflict`, the same key with another request with `invalid_input`. A failed write frees its key, and so does the end of its process.
 */
export async function onceForKey<T>(
  db: Database,
  session: Session,
  request: Request,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  const hash = hashOf(request, session)
  const id = [session.accountId, request.key] as const
  const earlier = await takeKey(db, session, request, hash)
  if (earlier) return replay<T>(earlier, hash)
  try {
    const answer = await run(rememberingAnswers(db, id, request.answer))
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

/** Free: its process is gone, or too old where that is not known. A process that works has at least one connection. */
const READ_KEY = `
  select request_hash, status, answer,
    case when process is null then created_at < now() - make_interval(secs => $3)
      else not exists (select from pg_stat_activity a where a.datname = current_database() and a.application_name = process)
    end as is_free
  from idempotency_key where account_id = $1 and key = $2 for update`

/** Null when the key is this request's from now on; otherwise what is stored of the earlier request. */
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

/** The database, whose transactions store what they return for the key where that is the answer, or the data of the answer. */
function rememberingAnswers(
  db: Database,
  id: readonly [number, string],
  answer: z.ZodType | undefined,
): Database {
  if (!answer) return db
  const remembering =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx) => {
      const result = await work(tx)
      const given = [result, { data: result }].find((one) => answer.safeParse(one).success)
      if (given !== undefined) await tx.execute(STORE_ANSWER, [...id, JSON.stringify(given)])
      return result
    }
  return {
    ...db,
    inCompany: (companyId, work, options) => db.inCompany(companyId, remembering(work), options),
    asProvider: (work, options) => db.asProvider(remembering(work), options),
    withLimits: (limits) => rememberingAnswers(db.withLimits(limits), id, answer),
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

function replay<T>(stored: StoredKey, hash: Buffer): T {
  if (!stored.request_hash.equals(hash)) throw new AppError('invalid_input')
  if (stored.status === null) throw new AppError('conflict')
  return stored.answer as T
}
