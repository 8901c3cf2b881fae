import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { withTeam } from '../request-team.test-data.ts'
import { PASSWORD } from '../two-companies.test-data.ts'

const { as, id, rows, askLeave, decide, inbox, world, companyId, signIn } = withTeam()

/** HR managers of two branches besides `hr`, who decides for all; staff with the permissions of leave. */
const tokens = new Map<string, { token: string; account: number }>()
let [north, south, empty] = [0, 0, 0]

const branch = async (name: string) =>
  (await rows(`insert into branch (company_id, name) values ($1, $2) returning id`, name))[0]?.id as number
const place = (employeeId: number, branchId: number | null) =>
  rows('update employee set branch_id = $3 where company_id = $1 and id = $2', employeeId, branchId)
const accountOf = async (name: string) =>
  (await rows('select id from account where company_id = $1 and name = $2', name))[0]?.id as number
const limit = (account: number, branch_ids: number[], who: 'admin' | 'hr' = 'admin') =>
  as(who, 'PUT', `/approval-route/hr/${account}`, { branch_ids })
const call = async (name: string, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await world().app.inject({
    method,
    url: `/api${url}`,
    headers: { 'accept-language': 'en', authorization: `Bearer ${tokens.get(name)?.token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const inboxOf = async (name: string): Promise<number[]> =>
  (await call(name, 'GET', '/requests/inbox?per_page=200')).data.map((row: { id: number }) => row.id)
const countOf = async (name: string) => (await call(name, 'GET', '/requests/inbox/count')).data.total
const decideAs = async (name: string, requestId: number, verdict = 'approved', reason = '') =>
  (await call(name, 'POST', '/requests/decide', { ids: [requestId], verdict, reason })).data[0]
const told = async (account: number, requestId: number) =>
  (
    await rows(
      'select count(*)::int as count from notice where company_id = $1 and account_id = $2 and request_id = $3',
      account,
      requestId,
    )
  )[0]?.count
const preview = async () =>
  (await as('admin', 'GET', `/approval-route/preview?kind=leave&employee_id=${id('asker')}`)).data.at(-1)

/** A request that the manager has approved, so that HR is asked. */
async function askHr(): Promise<number> {
  const { request_id } = await askLeave()
  await decide('manager', request_id)
  return request_id
}

beforeAll(async () => {
  ;[north, south, empty] = [await branch('North'), await branch('South'), await branch('Empty')]
  const free = await rows(
    `select id from employee e where company_id = $1 and end_date is null and not exists (
       select from account a where a.company_id = $1 and a.employee_id = e.id) order by id limit 2`,
  )
  for (const [at, name] of ['northHr', 'southHr'].entries()) {
    const employeeId = free[at]?.id as number
    await place(employeeId, at === 0 ? north : south)
    const email = `${name}@team.test`
    const account = { email, name, password: PASSWORD, companyId: companyId(), employeeId }
    await world().db.asProvider((tx) => createAccount(tx, { ...account, roles: ['employee', 'hrmanager'] }))
    tokens.set(name, { token: await signIn(email), account: await accountOf(name) })
  }
  const role = await as('admin', 'POST', '/company/role', {
    ...{ display_name_la: 'HR', display_name_en: 'HR', description_la: '', description_en: '' },
    permissions: [
      'view-employee',
      'view-e-leave',
      'approve-leave',
      'view-clock-in-out-correction',
      'correct-scan',
    ],
  })
  const email = 'staff@team.test'
  const account = { email, name: 'staff', password: PASSWORD, companyId: companyId(), employeeId: null }
  if (role.status !== 200) throw new Error(JSON.stringify(role))
  await world().db.asProvider((tx) => createAccount(tx, { ...account, roles: ['companyuser'] }))
  await rows(
    `insert into account_role (company_id, account_id, role_id, is_main) select $1, id, $2, false from account where company_id = $1 and name = 'staff'`,
    role.data.id,
  )
  tokens.set('staff', { token: await signIn(email), account: await accountOf('staff') })
})

/** Everybody with a role or permissions of HR has branches. */
beforeEach(async () => {
  await rows('delete from hr_branch where company_id = $1')
  for (const account of (await as('admin', 'GET', '/approval-route/hr')).data)
    await limit(account.account_id, [north])
  await limit(tokens.get('northHr')?.account as number, [north])
  await limit(tokens.get('southHr')?.account as number, [south])
  await place(id('asker'), south)
})

describe('an HR person with branches', () => {
  test('is asked, counts, sees and decides only for employees of these; others do not find the request', async () => {
    const counted = [await countOf('northHr'), await countOf('southHr')]
    const requestId = await askHr()
    expect([await inboxOf('northHr'), await inboxOf('southHr')]).toEqual([
      expect.not.arrayContaining([requestId]),
      expect.arrayContaining([requestId]),
    ])
    expect([await countOf('northHr'), await countOf('southHr')]).toEqual([counted[0], counted[1] + 1])
    expect((await call('northHr', 'GET', `/requests/${requestId}`)).status).toBe(404)
    expect(await decideAs('northHr', requestId)).toMatchObject({ error: { code: 'not_found' } })
    expect(await inbox('hr')).not.toContain(requestId)
    const [north_, south_] = [tokens.get('northHr'), tokens.get('southHr')]
    expect([
      await told(north_?.account ?? 0, requestId),
      await told(south_?.account ?? 0, requestId),
    ]).toEqual([0, 1])
    const { data } = await call('southHr', 'GET', `/requests/${requestId}`)
    expect(data.can).toContain('approve')
    expect(await decideAs('southHr', requestId)).toMatchObject({ error: null, status: 'success' })
    // HR of another branch does not undo it either.
    const version = data.version + 1
    const revoked = { version, reason: 'A reason of five letters' }
    expect((await call('northHr', 'POST', `/requests/${requestId}/revoke`, revoked)).status).toBe(404)
  })

  test('does not decide a step before the manager for another branch, and does not see it among the early ones', async () => {
    const { request_id } = await askLeave()
    const early = async (name: string) =>
      (await call(name, 'GET', '/requests/inbox?scope=early&per_page=200')).data.map(
        (row: { id: number }) => row.id,
      )
    expect([await early('northHr'), await early('southHr')]).toEqual([
      expect.not.arrayContaining([request_id]),
      expect.arrayContaining([request_id]),
    ])
    expect(await decideAs('northHr', request_id)).toMatchObject({ error: { code: 'not_found' } })
    expect(await decideAs('southHr', request_id)).toMatchObject({ status: 'success' })
  })

  test('in bulk: those of other branches are not found, the others are decided', async () => {
    const other = await askHr()
    await place(id('deputy'), north)
    const own = (await askLeave('deputy')).request_id
    const { data } = await call('northHr', 'POST', '/requests/decide', {
      ids: [other, own],
      verdict: 'approved',
    })
    expect(data.map((one: { error: { code: string } | null }) => one.error?.code ?? 'ok')).toEqual([
      'not_found',
      'ok',
    ])
    await place(id('deputy'), null)
  })

  test('the administrator decides for all branches', async () => {
    const requestId = await askHr()
    expect(await inbox('admin')).toContain(requestId)
    expect(await decide('admin', requestId)).toMatchObject({ status: 'success' })
  })

  test('hands only the own branches on to a deputy', async () => {
    const requestId = await askHr()
    const from = async (name: string) =>
      (await rows('select employee_id from account where company_id = $1 and name = $2', name))[0]
        ?.employee_id
    const stand = async (name: string) => {
      await rows('delete from delegation where company_id = $1')
      await rows(
        `insert into delegation (company_id, from_employee_id, to_employee_id, first_day, last_day, set_by_name, accepted_at)
         values ($1, $2, $3, today_in_laos(), today_in_laos(), 'test', now())`,
        await from(name),
        id('deputy'),
      )
    }
    await stand('northHr')
    expect(await inbox('deputy')).not.toContain(requestId)
    await stand('southHr')
    expect(await inbox('deputy')).toContain(requestId)
    expect(await decide('deputy', requestId)).toMatchObject({ status: 'success' })
    await rows('delete from delegation where company_id = $1')
  })
})

describe('all HR people are asked', () => {
  test('for an employee without a branch, and the reason is shown', async () => {
    await place(id('asker'), null)
    const requestId = await askHr()
    for (const name of ['northHr', 'southHr']) expect(await inboxOf(name)).toContain(requestId)
    const { data } = await call('northHr', 'GET', `/requests/${requestId}`)
    expect(data.steps.at(-1)).toMatchObject({ role: 'hr', name: null, why_all_hr: 'no_branch' })
    expect(await preview()).toMatchObject({ role: 'hr', name: null, why_all_hr: 'no_branch' })
  })

  test('for a branch without HR people, also when the last of them loses the account', async () => {
    await place(id('asker'), empty)
    const requestId = await askHr()
    for (const name of ['northHr', 'southHr']) expect(await inboxOf(name)).toContain(requestId)
    const [mine] = (await as('asker', 'GET', '/requests/mine')).data
    expect(mine.waits_for).toMatchObject({ role: 'hr', name: null, why_all_hr: 'no_branch_hr' })
    await place(id('asker'), south)
    expect(await inboxOf('northHr')).not.toContain(requestId)
    const account = tokens.get('southHr')?.account
    await rows(`update account set status = 'disabled' where company_id = $1 and id = $2`, account)
    expect(await inboxOf('northHr')).toContain(requestId)
    await rows(`update account set status = 'active' where company_id = $1 and id = $2`, account)
  })

  test('for the only HR person of a branch, who does not decide about himself', async () => {
    const { data } = await call('southHr', 'POST', '/employee/leave', {
      ...{
        leave_type_id: (
          await rows('select min(leave_type_id) as id from leave_request where company_id = $1')
        )[0]?.id,
      },
      ...{ start_date: '2033-05-04', end_date: '2033-05-04', part: 'full', detail: 'Wedding' },
    })
    const requestId = data?.request_id as number
    expect(requestId).toBeTypeOf('number')
    expect(await decideAs('southHr', requestId)).toMatchObject({ error: { code: 'own_request' } })
    expect(await decideAs('northHr', requestId)).toMatchObject({ error: null })
  })
})

test('the route preview and "waits for" name the HR people of the branch', async () => {
  const requestId = await askHr()
  const [{ name: employee }] = (await rows(
    `select e.name || ' ' || e.surname as name from employee e join account a on a.company_id = $1 and a.employee_id = e.id
     where e.company_id = $1 and a.name = 'southHr'`,
  )) as [{ name: string }]
  expect(employee).toBeTypeOf('string')
  const asked = await preview()
  expect(asked).toMatchObject({ role: 'hr', why_all_hr: null })
  expect(asked.name).toBeTypeOf('string')
  const mine = (await as('asker', 'GET', '/requests/mine')).data.find(
    (row: { id: number }) => row.id === requestId,
  )
  expect(mine.waits_for).toMatchObject({ role: 'hr', name: asked.name, why_all_hr: null })
  const leave = (await as('asker', 'GET', '/employee/leave')).data.find(
    (row: { request_id: number }) => row.request_id === requestId,
  )
  expect(leave.waits_for).toEqual(mine.waits_for)
  await place(id('asker'), north)
  expect((await preview()).name).not.toBe(asked.name)
})

test('an employee who moves while a request waits is decided by HR of the new branch, which is told', async () => {
  const requestId = await askHr()
  const { can: _, withheld: __, ...employee } = (await as('admin', 'GET', `/employee/${id('asker')}`)).data
  const moved = { ...employee, company_branch_id: north, confirmed: true }
  expect((await as('admin', 'PUT', `/employee/${id('asker')}`, moved)).status).toBe(200)
  expect([await inboxOf('northHr'), await inboxOf('southHr')]).toEqual([
    expect.arrayContaining([requestId]),
    expect.not.arrayContaining([requestId]),
  ])
  expect(await told(tokens.get('northHr')?.account ?? 0, requestId)).toBe(1)
  expect(await decideAs('southHr', requestId)).toMatchObject({ error: { code: 'not_found' } })
  const { data } = await call('northHr', 'GET', `/requests/${requestId}`)
  expect(data.decisions.map((one: { verdict: string }) => one.verdict)).toEqual([
    'submitted',
    'approved',
    'reassigned',
  ])
  expect(await decideAs('northHr', requestId)).toMatchObject({ status: 'success' })
})

test('staff with branches list and export only the leave of employees of these', async () => {
  const requestId = await askHr()
  const [leave] = await rows(
    'select subject_id as id from request where company_id = $1 and id = $2',
    requestId,
  )
  const listed = async () =>
    (await call('staff', 'GET', '/e-leave?per_page=100')).data.map((row: { id: number }) => row.id)
  await limit(tokens.get('staff')?.account as number, [north])
  expect(await listed()).not.toContain(leave?.id)
  const one = async () => (await call('staff', 'GET', `/e-leave/${leave?.id}`)).status
  expect(await one()).toBe(404)
  expect((await call('staff', 'GET', '/e-leave/ids')).data).not.toContain(leave?.id)
  const calendar = async () =>
    (await call('staff', 'GET', '/e-leave/calendar?from=2026-01-01&to=2026-01-31&per_page=200')).data.map(
      (person: { id: number }) => person.id,
    )
  expect(await calendar()).not.toContain(id('asker'))
  await limit(tokens.get('staff')?.account as number, [south])
  expect(await calendar()).toContain(id('asker'))
  expect(await listed()).toContain(leave?.id)
  expect(await one()).toBe(200)
})

test('HR does not enter or cancel approved leave for another branch', async () => {
  const [{ id: type }] = (await rows(
    'select min(leave_type_id) as id from leave_request where company_id = $1',
  )) as [{ id: number }]
  const days = { start_date: '2033-06-01', end_date: '2033-06-01', part: 'full', reason: 'Family' }
  const body = { employee_id: id('asker'), leave_type_id: type, ...days, confirmed: true }
  await limit(tokens.get('staff')?.account as number, [north])
  expect(await call('staff', 'POST', '/e-leave', body)).toMatchObject({ status: 403, code: 'other_branch' })
  await limit(tokens.get('staff')?.account as number, [south])
  const entered = await call('staff', 'POST', '/e-leave', body)
  expect(entered.status).toBe(200)
  await limit(tokens.get('staff')?.account as number, [north])
  const [leave] = await rows(
    `select id, version from leave_request where company_id = $1 and start_date = '2033-06-01'`,
  )
  const cancelled = await call('staff', 'POST', `/e-leave/${leave?.id}/cancel`, {
    version: leave?.version,
    reason: 'Not needed',
    confirmed: true,
  })
  expect(cancelled).toMatchObject({ status: 403, code: 'other_branch' })
})

test('HR does not correct scans of another branch, one by one or many', async () => {
  await rows('update company_setting set can_edit_scan_times = true where company_id = $1')
  const day = { employee_id: id('asker'), work_date: '2026-04-06', clock_kind: 'in' }
  const one = { ...day, time: '08:00', void: null, replaces: null, reason: 'Forgot to scan' }
  const many = { days: [day], reason: 'Forgot to scan', confirmed: true }
  const codes = async () => [
    (await call('staff', 'POST', '/scan-correction', one)).code,
    (await call('staff', 'POST', '/scan-correction/shift-times', many)).code,
  ]
  await limit(tokens.get('staff')?.account as number, [north])
  expect(await codes()).toEqual(['other_branch', 'other_branch'])
  await limit(tokens.get('staff')?.account as number, [south])
  expect(await codes()).not.toContain('other_branch')
})

test('a line manager who is HR of another branch does not read certificates of the team', async () => {
  const employee = await rows(
    `select employee_id as id from account where company_id = $1 and name = 'northHr'`,
  )
  const leads = (manager: unknown) =>
    rows('update employee set manager_id = $2 where company_id = $1 and id = $3', manager, id('asker'))
  await leads(employee[0]?.id)
  const { request_id, id: leave } = await askLeave()
  expect((await call('northHr', 'GET', `/requests/${request_id}`)).status).toBe(200)
  expect((await call('northHr', 'GET', `/leave/${leave}/files`)).status).toBe(404)
  expect((await call('southHr', 'GET', `/leave/${leave}/files`)).status).toBe(200)
  await leads(id('manager'))
})

describe('the setting', () => {
  test('is written to the log with names, and needs the permission', async () => {
    const account = tokens.get('northHr')?.account as number
    const { data } = await limit(account, [north, south])
    expect(data.branches.map((one: { name: string }) => one.name)).toEqual(['North', 'South'])
    expect(data.kinds).toContain('leave')
    const [entry] = await rows(
      `select action, before, after from audit_entry where company_id = $1 and entity = 'hr_branch' order by id desc limit 1`,
    )
    expect(entry).toMatchObject({
      action: 'update',
      before: { branches: ['North'] },
      after: { branches: ['North', 'South'] },
    })
    expect((await limit(account, [], 'hr')).status).toBe(403)
  })

  test('refuses branches of nobody, accounts that are not HR, and the own account', async () => {
    const account = tokens.get('northHr')?.account as number
    expect(await limit(account, [999_999])).toMatchObject({ code: 'invalid_input' })
    expect((await limit(await accountOf('asker'), [north])).status).toBe(404)
    const [admin] = await rows(`select id from account where company_id = $1 and email = 'admin@champa.test'`)
    expect(await limit(admin?.id as number, [north])).toMatchObject({ code: 'own_branches' })
    const [foreign] = await world().db.asProvider((tx) =>
      tx.unknownRows(`select id from account where email = 'foreignuser@champa.test'`),
    )
    expect((await limit(foreign?.id as number, [north])).status).toBe(404)
  })
})
