import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { until } from '#kit/database/until.test-support.ts'
import { UNLOGGED } from './log-of-writes.test-data.ts'
import { wordless } from './log-words.test-data.ts'
import { preparations } from './prepared-calls.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { type Answer, properAsker, type TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let writes: RouteCall[]

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  const inside = (call: RouteCall) => INSIDE.findIndex((end) => call.route.endsWith(end))
  writes = livedIn.calls
    .filter(({ method, route }) => method !== 'GET' && !route.endsWith('/logout'))
    // A user who has entered a company can do nothing else for the provider.
    .sort((a, b) => inside(a) - inside(b))
})
afterAll(() => world?.close())

const INSIDE = ['/enter', '/entered/extend', '/entered/leave']
const askerOf = ({ route }: RouteCall) => (/\/entered\//.test(route) ? 'superadmin' : properAsker(route))

interface LogRow {
  at: Date
  actor: string
  action: string
  entity: string
  before: unknown
  after: unknown
  /** The provider's copy of a company's entry: it contains no values of the company. */
  is_copy: boolean
}

/** The new log entries of an action; `later` is a call whose entry is written by a job. */
async function gained(work: () => Promise<Answer>, later = ''): Promise<{ answer: Answer; rows: LogRow[] }> {
  const lastId = 'select coalesce(max(id), 0) as id from audit_entry'
  const added = `select at, actor, action, entity, before, after, company_id is null and entered_company_id is not null as is_copy
    from audit_entry where id > $1 order by id`
  return world.db.asOwner(async (client) => {
    const { rows: last } = await client.query<{ id: number }>(lastId)
    const answer = await work()
    const read = async () => (await client.query<LogRow>(added, [last[0]?.id])).rows
    if (later && answer.statusCode === 200)
      await until(
        async () => (await read()).length > 0,
        () => `an entry of the log for ${later}`,
      )
    return { answer, rows: await read() }
  })
}

/** Passwords and second factors, old and new, must not be in a log. */
const SECRETS = /^(password|second_factor)$/

/** What is missing in an entry of the log; empty if it is complete. */
function lacks({ at, actor, action, entity, before, after, is_copy }: LogRow): string[] {
  const hasNoValues = SECRETS.test(entity) || is_copy
  const needs: Record<string, boolean> = {
    who: actor !== '',
    when: Math.abs(Date.now() - at.getTime()) < 60_000,
    'what it is about': entity !== '',
    'what was there before': hasNoValues || !/^(update|delete)$/.test(action) || before !== null,
    'what is there now': hasNoValues || !/^(create|update)$/.test(action) || after !== null,
  }
  return Object.keys(needs).filter((need) => !needs[need])
}

/** The call with the current version of the record. */
async function withPresentVersion(call: RouteCall): Promise<RouteCall> {
  const paths = [call.url, call.url.replace(/\/[a-z]+$/, '')]
  for (const url of paths) {
    const present = await world.as(askerOf(call), { method: 'GET', url })
    const version = present.statusCode === 200 && present.json().data?.version
    if (version) return { ...call, payload: { ...(call.payload as object), version } }
  }
  return call
}

/** Writes whose answer was stored only after their transaction: a repeat after a crash in between would run again. */
const storedLate = new Set<string>()

/** Makes the call with a new idempotency key. */
async function makeOnce(call: RouteCall): Promise<Answer> {
  let answer: Answer | undefined
  const headers = { ...call.headers, 'idempotency-key': randomUUID() }
  const statements = await statementsOf(async () => {
    answer = await world.as(askerOf(call), { ...call, headers })
  })
  // Each keyed call stores its answer once more at its end.
  const stores = statements.filter((sql) => sql.startsWith('update idempotency_key set status = 200'))
  if (stores.length === 1) storedLate.add(call.route)
  return answer as Answer
}

/** Makes the call; '' if it succeeded and is in the log, otherwise the error. */
async function faultOf(call: RouteCall): Promise<string> {
  const { answer, rows } = await gained(
    async () => {
      const first = await makeOnce(call)
      if (!first.body.includes('stale_version')) return first
      return makeOnce(await withPresentVersion(call))
    },
    LATER.test(call.route) ? call.route : '',
  )
  if (answer.statusCode !== 200) return `not done: ${answer.body.slice(0, 200)}`
  if (rows.length === 0) return 'nothing in the log'
  return rows.flatMap(lacks).join(', ')
}

/** Performed by a job after the answer, which then writes the log. */
const LATER = /\/(calculate|payroll-difference\/check|payslips\.pdf|import\/\{(import_)?id\}\/commit)$/

test('every write is logged with user, time, old and new values', async () => {
  const left = new Map<string, string>()
  const prepared = preparations(world)
  const deletions = writes.filter(({ method }) => method === 'DELETE')
  // Records that are deleted and added again, or recovered and deleted: what fails in one round can succeed in the next.
  for (const round of [writes, [...deletions, ...writes.toReversed()], [...deletions, ...writes]])
    for (const call of round) {
      const isDone = left.get(call.route) === ''
      if (call.route in UNLOGGED || (isDone && call.method !== 'DELETE')) continue
      const fault = await faultOf((await prepared[call.route]?.(call)) ?? call)
      if (!isDone) left.set(call.route, fault)
    }
  expect(Object.fromEntries([...left].filter(([, fault]) => fault !== ''))).toEqual({})
  expect(left.size).toBeGreaterThan(100)
})

test('the answer of each write is stored in the transaction of the write', () => {
  // A bulk call has a transaction for each record; its answer exists only after the last one.
  expect([...storedLate].filter((route) => !/\/bulk\/(delete|recover)$/.test(route)).sort()).toEqual([])
})

test('the log has a word in both languages for every kind of record and every field of these writes', async () => {
  const { rows } = await world.db.asOwner((client) =>
    client.query<LogRow>('select distinct entity, before, after from audit_entry'),
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(wordless(rows)).toEqual([])
})

test('a sign-in is logged', async () => {
  const { rows } = await gained(async () => {
    await world.freshSession('admin')
    return world.as('admin', { method: 'GET', url: '/api/auth/me' })
  })
  expect(rows).toMatchObject([{ action: 'sign-in', entity: 'session' }])
})

test('the calls that are not logged exist and are not GET', () => {
  const known = new Set(writes.map(({ route }) => route))
  expect(Object.keys(UNLOGGED).filter((route) => !known.has(route))).toEqual([])
})
