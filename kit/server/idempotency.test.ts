import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { connectDatabase, type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { onceForKey, type Request } from './idempotency.ts'
import type { Session } from './session.ts'

const database = withTestDatabase((db) =>
  db.asProvider(async (tx) => {
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong')`)
  }),
)
const session = { accountId: 7, companyId: 1 } as Session
const answer = dataAnswer(z.object({ id: z.int() }))
let request: Request
let runs: number
beforeEach(() => {
  request = { key: randomUUID(), route: 'POST /api/thing', body: { a: 1 }, answer }
  runs = 0
})

/** A use case whose transaction returns the answer, or its data. */
const answering = (as: 'answer' | 'data') => async (db: Database) => {
  runs += 1
  const data = { id: runs }
  if (as === 'answer') return db.inCompany(1, async () => ({ data }))
  return { data: await db.inCompany(1, async () => data) }
}
const lost = new DatabaseUnavailable(new Error('gone'), true)

test.each(['answer', 'data'] as const)(
  'a commit whose confirmation was lost: the repeat gets the %s of the first',
  async (as) => {
    const first = onceForKey(database(), session, request, async (db) => {
      await answering(as)(db)
      throw lost
    })
    await expect(first).rejects.toBe(lost)
    expect(await onceForKey(database(), session, request, answering(as))).toEqual({ data: { id: 1 } })
    expect(runs).toBe(1)
  },
)

test('after a connection lost before the commit, a repeat does the work immediately', async () => {
  const first = onceForKey(database(), session, request, async () => {
    throw lost
  })
  await expect(first).rejects.toBe(lost)
  expect(await onceForKey(database(), session, request, answering('answer'))).toEqual({ data: { id: 1 } })
})

test('a repeat is refused while the first call is running, and runs immediately if its process has ended', async () => {
  const otherDatabase = connectDatabase(database().ownerConnection)
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  // Never ends, like in a killed process.
  void onceForKey(otherDatabase, session, request, async () => {
    begin()
    return new Promise<never>(() => {})
  })
  await hasBegun
  const repeat = () => onceForKey(database(), session, request, answering('answer'))
  await expect(repeat()).rejects.toMatchObject({ code: 'conflict' })
  await otherDatabase.close()
  await database().asOwner(async (owner) => {
    for (let connections = 1; connections > 0; ) {
      const { rows } = await owner.query(
        'select count(*)::int as connections from pg_stat_activity where application_name = $1',
        [otherDatabase.processName],
      )
      connections = rows[0].connections
    }
  })
  expect(await repeat()).toEqual({ data: { id: 1 } })
})

test('a failed write frees its key; a failure after the commit does not', async () => {
  const fails = (works: boolean) =>
    onceForKey(database(), session, request, async (db) => {
      if (works) await answering('answer')(db)
      throw new Error('failed')
    })
  await expect(fails(false)).rejects.toThrow('failed')
  await expect(fails(true)).rejects.toThrow('failed')
  expect(await onceForKey(database(), session, request, answering('answer'))).toEqual({ data: { id: 1 } })
  expect(runs).toBe(1)
})
