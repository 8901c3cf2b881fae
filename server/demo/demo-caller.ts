import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { ACCOUNTS, openSession } from '#features/access/server/index.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'

/** The calls of a demo account. Existing entries stay, so that a restart after a kill continues. */
export interface DemoCaller {
  add: (path: string, row: object) => Promise<void>
  save: (path: string, record: object) => Promise<void>
  show: <T>(path: string) => Promise<T>
  list: <T>(path: string) => Promise<T[]>
  decide: (runId: number, decisions: readonly ('approve' | 'pay')[]) => Promise<void>
}

const AccountRow = z.object({ id: Id, company_id: z.int().nullable(), employee_id: Id.nullable() })

/** Opens a session directly, because nobody can sign in before the demo is complete. Returns the token. */
function openDemoSession(db: Database, email: string): Promise<string> {
  return db.asProvider(async (tx) => {
    const find = `select id, company_id, employee_id from ${ACCOUNTS} account where email = $1`
    const account = await tx.one(AccountRow, find, [email])
    return openSession(tx, { account, address: '127.0.0.1', userAgent: 'Champa demo' })
  })
}

/** Calls as a demo account. Throws if a call is refused, unless it was already done before. */
export async function demoCaller(db: Database, app: FastifyInstance, email: string): Promise<DemoCaller> {
  const headers = { authorization: `Bearer ${await openDemoSession(db, email)}` }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, done?: ErrorCode) => {
    const request: InjectOptions = { method, url: `/api${path}`, headers, ...(payload && { payload }) }
    const answer = await app.inject(request)
    if (answer.statusCode < 300) return answer.json().data
    const isDone = answer.statusCode === 409 && (!done || answer.json().code === done)
    if (!isDone) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  }
  return {
    add: (path, row) => call('POST', path, row),
    save: (path, record) => call('PUT', path, record),
    show: (path) => call('GET', path),
    list: (path) => call('GET', path),
    async decide(runId, decisions) {
      // The marks of payslips are confirmed, as a user does who has seen them.
      for (const decision of decisions)
        await call(
          'POST',
          `/payrolls-item/${runId}/${decision}`,
          decision === 'approve' ? { confirmed: true } : {},
          // It was approved or paid before a kill.
          'run_status',
        )
    },
  }
}
