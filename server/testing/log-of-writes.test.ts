import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { until } from '#kit/database/until.test-support.ts'
import { UNLOGGED } from './log-of-writes.test-data.ts'
import { wordless } from './log-words.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { smallMonth } from './small-month.test-data.ts'
import {
  type Answer,
  type Call,
  fileBody,
  MARKS,
  properAsker,
  type TwoCompanies,
} from './two-companies.test-data.ts'

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

async function madeBy(call: Call): Promise<number> {
  const answer = await world.as('admin', call)
  if (answer.statusCode !== 200) throw new Error(`${call.url}: ${answer.body}`)
  return answer.json().data.id
}

/** The address of a new run of February that has payslips. */
async function calculatedRun(to_date: string): Promise<string> {
  const url = '/api/payrolls-item'
  const payload = { title: `February ${Date.now()}`, from_date: '2026-02-01', to_date, confirmed: true }
  const run = `${url}/${await madeBy({ method: 'POST', url, payload })}`
  await world.as('admin', { method: 'POST', url: `${run}/calculate` })
  const progress = { method: 'GET', url: `${run}/progress` } as const
  await until(async () => (await world.as('admin', progress)).json().data.status === 'done')
  return run
}

/** A payslip of a new run; held, and of a paid run if wanted. */
async function payslipOfRun(to_date: string, state: 'open' | 'held' | 'paid'): Promise<string> {
  const run = await calculatedRun(to_date)
  const { data } = (await world.as('admin', { method: 'GET', url: `${run}/payslips` })).json()
  const slip = `${run}/payslips/${data[0].employee_id}`
  const post = (url: string, payload: object) => world.as('admin', { method: 'POST', url, payload })
  if (state !== 'open') await post(`${slip}/hold`, { reason: 'Court order' })
  if (state !== 'paid') return slip
  await post(`${run}/approve`, { confirmed: true })
  await post(`${run}/pay`, {})
  return slip
}

/** The latest approved leave or overtime of the first company. */
async function storedRequest(table: 'leave_request' | 'overtime_request'): Promise<number> {
  const stored = `select max(id)::int as id from ${table} where company_id = $1 and status = 'success'`
  const [row] = await world.db.inCompany(world.companies[0], (tx) => tx.unknownRows(stored, [tx.companyId]))
  return row?.id as number
}

let minute = 10

/** A new shift of the first schedule, in no week. */
async function newShift(): Promise<number> {
  const [schedule] = await world.db.inCompany(world.companies[0], (tx) =>
    tx.unknownRows('select min(id)::int as id from schedule where company_id = $1 and deleted_at is null', [
      tx.companyId,
    ]),
  )
  minute += 1
  const times = { check_in: `05:${minute}`, check_out: '15:00', earliest_in: '00:30', earliest_out: '14:00' }
  const payload = {
    ...{ ...times, half_from: '12:00', half_to: '13:00', allowed_late: 0, absence_minutes: 60 },
    ...{ name: 'Short', code: '', colour: 'blue' },
  }
  return madeBy({ method: 'POST', url: `/api/schedule_detail/${schedule?.id}`, payload })
}

/** Stores a draft of the roster for this day and returns its part of the roster. */
async function draftOn(date: string) {
  const employee = 'select min(id) as id from employee where company_id = $1'
  const { id } = await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, employee, [tx.companyId]))
  const cells = [{ employee_id: id, date, set: 'off', version: 0 }]
  await world.as('admin', { method: 'POST', url: '/api/employee-roster/cells', payload: { cells } })
  return { from: date, to: date, employee_ids: [id] }
}

/** An employee with a salary who is not deleted and does not leave. */
async function paidEmployee(): Promise<number> {
  const sql = `select min(e.id) as id from employee e join salary s on s.company_id = $1 and s.employee_id = e.id
    where e.company_id = $1 and e.deleted_at is null and e.end_date is null`
  return (await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, sql, [tx.companyId]))).id
}

/** The calls that change nothing in their known form, with a preparation. */
const PREPARED: Record<string, (call: RouteCall) => Promise<RouteCall> | RouteCall> = {
  'put /api/setting/ot'(call) {
    const rates = call.payload as { rest: { multiplier: number }[] }
    const rest = rates.rest.map((band) => ({ ...band, multiplier: band.multiplier + 1 }))
    return { ...call, payload: { ...rates, rest } }
  },
  'put /api/company/setting': (call) => ({
    ...call,
    payload: { ...(call.payload as object), two_person_approval: false, require_second_factor: false },
  }),
  async 'post /api/company-dashboard/first-steps/dismiss'(call) {
    const show = 'update company_setting set show_first_steps = true where company_id = $1'
    await world.db.inCompany(world.companies[0], (tx) => tx.execute(show, [world.companies[0]]))
    return call
  },
  // Other calls delete the employee and the salaries of the known form.
  async 'post /api/adjustments-item'(call) {
    return { ...call, payload: { ...(call.payload as object), employee_ids: [await paidEmployee()] } }
  },
  async 'post /api/adjustments-item/{adjustment_id}/cancel'(call) {
    const employeeId = await paidEmployee()
    const { id } = await world.db.inCompany(world.companies[0], (tx) =>
      tx.one(
        IdRow,
        `insert into salary (company_id, employee_id, effective_date, base_salary, reason)
         values ($1, $2, '2032-01-01', 3000000, 'adjustment') returning id`,
        [tx.companyId, employeeId],
      ),
    )
    return { ...call, url: `/api/adjustments-item/${id}/cancel` }
  },
  // Months without an invoice.
  'post /api/admin/invoice': (call) => ({
    ...call,
    payload: { ...(call.payload as object), month: '2026-02' },
  }),
  async 'post /api/admin/invoice/month'(call) {
    // Small companies are invoiced with it.
    const pack = 'insert into package (min_users, max_users, price_per_user) values (2, 90, 15000)'
    await world.db.asProvider((tx) => tx.execute(`${pack} on conflict do nothing`))
    return { ...call, payload: { ...(call.payload as object), month: '2026-06' } }
  },
  async 'put /api/shift/{shift_id}/times'(call) {
    return {
      ...call,
      url: `/api/shift/${await newShift()}/times`,
      payload: { ...(call.payload as object), version: 1 },
    }
  },
  'delete /api/shift/{shift_id}': async (call) => ({ ...call, url: `/api/shift/${await newShift()}` }),
  // The link of the other calls is already deleted.
  async 'delete /api/schedule_attract_position/{schedule_id}/{link_id}'(call) {
    const [link] = await world.db.inCompany(world.companies[0], (tx) =>
      tx.unknownRows(
        `insert into schedule_position (company_id, schedule_id, position_id, first_day)
         select $1, (select min(id) from schedule where company_id = $1 and deleted_at is null),
           (select min(id) from position where company_id = $1), '2031-01-01'
         on conflict (company_id, schedule_id, position_id, first_day) do update set last_day = null
         returning id::int as id, schedule_id::int as schedule_id`,
        [tx.companyId],
      ),
    )
    const url = `/api/schedule_attract_position/${link?.schedule_id}/${link?.id}?confirmed=true`
    return { ...call, url }
  },
  'post /api/restDay/public-holidays': (call) => ({ ...call, payload: { dates: ['2026-12-02'] } }),
  // The edits of stored leave and overtime have the same days.
  'post /api/e-leave': (call) => ({
    ...call,
    payload: { ...(call.payload as object), end_date: '2026-04-29' },
  }),
  'post /api/employee/ot': (call) => ({
    ...call,
    payload: { ...(call.payload as object), to_time: '19:30' },
  }),
  // Read by the other calls.
  'post /api/attendance/scan-file/{scan_file_id}/columns': (call) => unclearFile(call, '/columns'),
  'delete /api/attendance/scan-file/{scan_file_id}': (call) => unclearFile(call, ''),
  // The edit of the stored PIN has taken that of the other calls.
  'post /api/employee-pin': (call) => ({ ...call, payload: { ...(call.payload as object), pin: '7701' } }),
  // Those of the other calls are already cancelled.
  'post /api/e-leave/bulk/cancel': async (call) => ({
    ...call,
    payload: { ids: [await storedRequest('leave_request')], reason: 'Wrong day', confirmed: true },
  }),
  'post /api/employee/ot/bulk/cancel': async (call) => ({
    ...call,
    payload: { ids: [await storedRequest('overtime_request')], reason: 'Wrong day', confirmed: true },
  }),
  // Those of the other calls are already entered.
  'post /api/employee/ot/entry': (call) => withRows(call, { work_date: '2026-06-27' }),
  'post /api/e-leave/entry': (call) => withRows(call, { start_date: '2026-06-27', end_date: '2026-06-27' }),
  async 'post /api/employee-roster/publish'(call) {
    const payload = await draftOn('2026-07-06')
    const url = '/api/employee-roster/check'
    const { data } = (await world.as('admin', { method: 'POST', url, payload })).json()
    return { ...call, payload: { ...payload, seen: data.version, confirmed: true } }
  },
  'post /api/employee-roster/discard': async (call) => ({ ...call, payload: await draftOn('2026-07-07') }),
  async 'post /api/employee-roster/copy'(call) {
    const { from } = await draftOn('2026-07-08')
    return { ...call, payload: { from, weeks: 1 } }
  },
  // The rest day of the other calls is already deleted.
  async 'post /api/restDay/bulk/delete'(call) {
    const day = { name_la: 'ວັນພັກ', kind: 'regular', counts_as: 'rest', from_date: '2027-05-04' }
    const id = await madeBy({ method: 'POST', url: '/api/restDay', payload: day })
    return { ...call, payload: { ids: [id] } }
  },
  // The sheet before its employees were edited.
  async 'post /api/employee/import/{id}/commit'(call) {
    const { employees } = await smallMonth(MARKS[0])
    const url = '/api/employee/import'
    const id = await madeBy({ method: 'POST', url, ...fileBody('people.xlsx', employees) })
    return { ...call, url: `${url}/${id}/commit` }
  },
  async 'post /api/payrolls-item/{id}/approve'(call) {
    return { ...call, url: `${await calculatedRun('2026-02-28')}/approve`, payload: { confirmed: true } }
  },
  // Of a bank that the calls of banks do not delete.
  async 'post /api/bank-layout'(call) {
    const bank = await world.db.asProvider((tx) =>
      tx.one(IdRow, 'select id from bank where deleted_at is null order by id offset 1 limit 1', []),
    )
    return { ...call, payload: { ...(call.payload as object), bank_id: bank.id } }
  },
  'post /api/payrolls-item/{id}/payslips/{employee_id}/hold': async (call) => ({
    ...call,
    url: `${await payslipOfRun('2026-02-26', 'open')}/hold`,
  }),
  'post /api/payrolls-item/{id}/payslips/{employee_id}/release': async (call) => ({
    ...call,
    url: `${await payslipOfRun('2026-02-25', 'held')}/release`,
  }),
  'post /api/payrolls-item/{id}/payslips/{employee_id}/pay': async (call) => ({
    ...call,
    url: `${await payslipOfRun('2026-02-24', 'paid')}/pay`,
    payload: {},
  }),
  // The user who entered an account cannot confirm it: here that user is unknown.
  async 'post /api/payrolls-item/{id}/transfers/confirm'(call) {
    // A paid run of another call already knows the accounts.
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.execute(`update employee set bank_account = '9' || bank_account where company_id = $1`, [
        tx.companyId,
      ]),
    )
    const run = await calculatedRun('2026-02-27')
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.execute('delete from bank_account_change where company_id = $1', [tx.companyId]),
    )
    const { meta } = (await world.as('admin', { method: 'GET', url: `${run}/transfers` })).json()
    return { ...call, url: `${run}/transfers/confirm`, payload: { all: meta.version } }
  },
}

/** The call with other values in its first row. */
function withRows(call: RouteCall, values: object): RouteCall {
  const { rows, ...rest } = call.payload as { rows: object[] }
  return { ...call, payload: { ...rest, rows: [{ ...rows[0], ...values }] } }
}

let unclearFiles = 0

/** The call for a new scan file whose columns are not known: each has another number of columns, because those of a read file are remembered. */
async function unclearFile(call: RouteCall, action: string): Promise<RouteCall> {
  const url = '/api/attendance/scan-file'
  unclearFiles += 1
  const line = Array.from({ length: unclearFiles + 2 }, () => 'word').join(';')
  const file = fileBody('unclear.csv', Buffer.from(`${line}\n${line}\n`))
  const id = await madeBy({ method: 'POST', url, ...file })
  return { ...call, url: `${url}/${id}${action}` }
}

/** Performed by a job after the answer, which then writes the log. */
const LATER = /\/(calculate|payslips\.pdf|import\/\{(import_)?id\}\/commit)$/

test('every write is logged with user, time, old and new values', async () => {
  const left = new Map<string, string>()
  const deletions = writes.filter(({ method }) => method === 'DELETE')
  // Records that are deleted and added again, or recovered and deleted: what fails in one round can succeed in the next.
  for (const round of [writes, [...deletions, ...writes.toReversed()], [...deletions, ...writes]])
    for (const call of round) {
      const isDone = left.get(call.route) === ''
      if (call.route in UNLOGGED || (isDone && call.method !== 'DELETE')) continue
      const fault = await faultOf((await PREPARED[call.route]?.(call)) ?? call)
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
