import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { withTeam } from '../request-team.test-data.ts'
import { PASSWORD } from '../two-companies.test-data.ts'

const { as, id, rows, askLeave, decide, inbox, world, companyId, setting, signIn } = withTeam()

const statusOf = async (requestId: number) =>
  (await rows('select status from request where company_id = $1 and id = $2', requestId))[0]?.status
const approvals = async (requestId: number) =>
  (
    await rows(
      `select count(*)::int as count from decision where company_id = $1 and request_id = $2 and verdict = 'approved'`,
      requestId,
    )
  )[0]?.count
const led = (person: Parameters<typeof id>[0], manager: number | null) =>
  rows('update employee set manager_id = $3 where company_id = $1 and id = $2', id(person), manager)

beforeEach(() => led('asker', id('manager')))

describe('two people who decide at the same instant', () => {
  test('one decides, the other one is told by whom; days are marked once', async () => {
    // Both are line managers of the department.
    await led('asker', null)
    await rows('update employee set is_line_manager = true where company_id = $1 and id = any($2)', [
      ...[id('manager'), id('deputy')],
    ])
    const leave = await askLeave()
    const outcomes = await Promise.all([
      decide('manager', leave.request_id),
      decide('deputy', leave.request_id),
    ])
    const codes = outcomes.map(({ error }) => error?.code ?? 'ok').sort()
    expect(codes).toEqual(['already_decided', 'ok'])
    const late = outcomes.find(({ error }) => error)
    expect([late.by, typeof late.at]).toEqual([expect.stringMatching(/^(manager|deputy)$/), 'string'])
    expect(await approvals(leave.request_id)).toBe(1)
    await rows('update employee set is_line_manager = false where company_id = $1')
  })

  test('the manager and HR: the request is decided as if one had come after the other', async () => {
    const leave = await askLeave()
    await Promise.all([decide('manager', leave.request_id), decide('hr', leave.request_id)])
    expect(['approved', 'success']).toContain(await statusOf(leave.request_id))
    const [row] = await rows(
      `select q.status = r.status as is_same from request q join leave_request r on r.company_id = $1 and r.id = q.subject_id
       where q.company_id = $1 and q.id = $2`,
      leave.request_id,
    )
    expect(row?.is_same).toBe(true)
  })

  test('withdrawing and approving: one of both is refused', async () => {
    const leave = await askLeave()
    const version = leave.request_version
    const [approved, withdrawn] = await Promise.all([
      decide('hr', leave.request_id),
      as('asker', 'POST', `/requests/${leave.request_id}/withdraw`, { version }),
    ])
    expect([approved.error === null, withdrawn.status === 200]).toContain(false)
    expect(['success', 'cancelled']).toContain(await statusOf(leave.request_id))
  })
})

test('the same press sent twice decides once', async () => {
  const leave = await askLeave()
  const headers = { 'idempotency-key': randomUUID() }
  const body = { ids: [leave.request_id], verdict: 'approved' }
  const first = await as('manager', 'POST', '/requests/decide', body, headers)
  const again = await as('manager', 'POST', '/requests/decide', body, headers)
  expect(again.data).toEqual(first.data)
  expect(await approvals(leave.request_id)).toBe(1)
})

test('a manager who leaves between opening and pressing decides nothing; the next one does', async () => {
  const leave = await askLeave()
  expect(await inbox('manager')).toContain(leave.request_id)
  const { can: _, withheld: __, ...employee } = (await as('admin', 'GET', `/employee/${id('asker')}`)).data
  await as('admin', 'PUT', `/employee/${id('asker')}`, { ...employee, manager_id: id('director') })
  expect(await decide('manager', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
  expect(await decide('director', leave.request_id)).toMatchObject({ status: 'approved' })
})

test('a decision about what the user has not seen is refused', async () => {
  const leave = await askLeave()
  const { leave_type_id, start_date, end_date, part, version } = leave
  const changed = { leave_type_id, start_date, end_date, part, version, detail: 'Another reason' }
  await as('asker', 'PUT', `/employee/leave/${leave.id}`, changed)
  const versions = [leave.request_version]
  expect(await decide('manager', leave.request_id, 'approved', { versions })).toMatchObject({
    error: { code: 'stale_version' },
  })
  expect(await statusOf(leave.request_id)).toBe('pending')
})

describe('nobody decides about himself', () => {
  test('as HR, as line manager, or as an administrator with the same address', async () => {
    await led('hr', id('hr') === id('manager') ? null : id('manager'))
    const ofHr = await askLeave('hr')
    expect(await inbox('hr')).not.toContain(ofHr.request_id)
    expect(await decide('hr', ofHr.request_id)).toMatchObject({ error: { code: 'own_request' } })
    expect((await as('hr', 'GET', `/requests/${ofHr.request_id}`)).data.can).not.toContain('approve')
    await decide('manager', ofHr.request_id)
    expect(await decide('hr', ofHr.request_id)).toMatchObject({ error: { code: 'own_request' } })
    // The administrator is HR too.
    expect(await decide('admin', ofHr.request_id)).toMatchObject({ status: 'success' })
  })

  test('an administrator whose address is that of the employee neither decides nor enters approved leave', async () => {
    await rows(
      `update employee set email = 'admin@champa.test' where company_id = $1 and id = $2`,
      id('asker'),
    )
    const leave = await askLeave()
    expect(await inbox('admin')).not.toContain(leave.request_id)
    expect(await decide('admin', leave.request_id)).toMatchObject({ error: { code: 'own_request' } })
    const entry = { employee_id: id('asker'), work_date: '2035-03-07', from_time: '18:00', to_time: '19:00' }
    const entered = await as('admin', 'POST', '/employee/ot', { ...entry, confirmed: true })
    expect([entered.status, entered.code]).toEqual([403, 'own_request'])
    const many = await as('admin', 'POST', '/employee/ot/entry', { rows: [entry], store: 'all' })
    expect(many.data).toMatchObject({ stored: 0, outcomes: [{ state: 'refused', refusal: 'own_request' }] })
    await rows(`update employee set email = '' where company_id = $1 and id = $2`, id('asker'))
  })
})

describe('200 at once', () => {
  test('a foreign and an unknown one have an outcome of their own, and the others are decided', async () => {
    const own = [await askLeave(), await askLeave(), await askLeave()].map(({ request_id }) => request_id)
    const [foreign] = await world().db.inCompany(world().companies[1], (tx) =>
      tx.unknownRows(`select max(id)::int as id from request where company_id = $1`, [world().companies[1]]),
    )
    const ids = [...own, foreign?.id as number, 999_999_999]
    const answer = await as('manager', 'POST', '/requests/decide', { ids, verdict: 'approved' })
    expect(answer.data.map(({ error }: { error: { code: string } | null }) => error?.code ?? 'ok')).toEqual([
      ...['ok', 'ok', 'ok', 'not_found', 'not_found'],
    ])
    const tooMany = Array.from({ length: 201 }, (_, at) => at + 1)
    expect(
      (await as('manager', 'POST', '/requests/decide', { ids: tooMany, verdict: 'approved' })).status,
    ).toBe(422)
  })
})

test('one press of a person on both steps decides both', async () => {
  const email = 'both@team.test'
  const [free] = await rows(
    `select id from employee e where company_id = $1 and end_date is null and not exists (
       select from account a where a.company_id = $1 and a.employee_id = e.id) order by id desc limit 1`,
  )
  const employeeId = free?.id as number
  const roles = ['employee', 'linemanager', 'hrmanager']
  const account = { email, name: 'both', password: PASSWORD, companyId: companyId(), employeeId, roles }
  await world().db.asProvider((tx) => createAccount(tx, account))
  const token = await signIn(email)
  await led('asker', employeeId)
  const leave = await askLeave()
  const answer = await world().app.inject({
    ...{ method: 'POST', url: '/api/requests/decide', headers: { authorization: `Bearer ${token}` } },
    payload: { ids: [leave.request_id], verdict: 'approved' },
  })
  expect(answer.json().data).toMatchObject([{ error: null, status: 'success' }])
  const { decisions } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
  expect(decisions.map(({ verdict, step_no }: Record<string, unknown>) => [verdict, step_no])).toEqual([
    ...[
      ['submitted', null],
      ['approved', 1],
      ['approved', 2],
    ],
  ])
})

test('texts with markup are answered as they were typed', async () => {
  const detail = '<img src=x onerror=alert(1)>'
  const leave = await askLeave('asker', { detail })
  expect((await as('manager', 'GET', `/requests/${leave.request_id}`)).data.detail).toBe(detail)
})

test('a request of a kind that no feature declares is listed and cannot be decided', async () => {
  const leave = await askLeave()
  await rows(`update request set kind = 'moon_walk' where company_id = $1 and id = $2`, leave.request_id)
  expect(await inbox('manager')).toContain(leave.request_id)
  expect(await decide('manager', leave.request_id)).toMatchObject({ error: { code: 'request_status' } })
  expect((await as('manager', 'GET', `/requests/${leave.request_id}`)).status).toBe(200)
})

test('an employee who is disabled while the request waits: it stays, and HR decides', async () => {
  const leave = await askLeave()
  const disable = (status: string) =>
    world().db.asProvider((tx) =>
      tx.execute('update account set status = $3 where company_id = $1 and employee_id = $2', [
        ...[companyId(), id('asker'), status],
      ]),
    )
  await disable('disabled')
  expect(await decide('hr', leave.request_id)).toMatchObject({ status: 'success' })
  await disable('active')
})

describe('reminding and commenting', () => {
  test('the requester reminds once in 24 hours; then it says when again', async () => {
    const leave = await askLeave()
    const path = `/requests/${leave.request_id}/remind`
    expect((await as('deputy', 'POST', path, {})).status).toBe(404)
    const { again_at } = (await as('asker', 'POST', path, {})).data
    const second = await as('asker', 'POST', path, {})
    expect([second.status, second.code, second.details]).toEqual([
      429,
      'reminded_already',
      { again_at: expect.any(String) },
    ])
    expect(Math.abs(Date.parse(second.details.again_at) - Date.parse(again_at))).toBeLessThan(1000)
    await rows(
      `update request set reminded_at = now() - interval '25 hours' where company_id = $1 and id = $2`,
      leave.request_id,
    )
    expect((await as('asker', 'POST', path, {})).status).toBe(200)
  })

  test('everybody who sees a request comments it, and nobody else', async () => {
    const leave = await askLeave()
    const path = `/requests/${leave.request_id}/comment`
    expect((await as('manager', 'POST', path, { text: 'Who is there instead?' })).data).toMatchObject({
      name: 'manager',
    })
    await as('asker', 'POST', path, { text: 'Kham' })
    for (const stranger of ['deputy', 'foreignAdmin', 'foreignEmployee'] as const)
      expect((await as(stranger, 'POST', path, { text: 'Me' })).status).toBe(404)
    const { comments } = (await as('hr', 'GET', `/requests/${leave.request_id}`)).data
    expect(comments.map(({ text }: { text: string }) => text)).toEqual(['Who is there instead?', 'Kham'])
  })
})

test('what is decided is never changed or deleted by the application', async () => {
  const leave = await askLeave()
  await decide('manager', leave.request_id)
  for (const sql of [
    `update decision set verdict = 'rejected' where company_id = $1 and request_id = $2`,
    'delete from decision where company_id = $1 and request_id = $2',
    'delete from request_comment where company_id = $1 and request_id = $2',
  ])
    await expect(rows(sql, leave.request_id)).rejects.toThrow(/permission denied/)
  await setting({ escalate_after_days: 3 })
})

test('a request is open to those who it concerns; its rows are of the own company alone', async () => {
  const leave = await askLeave()
  const path = `/requests/${leave.request_id}`
  for (const person of ['asker', 'manager', 'hr', 'admin'] as const)
    expect([person, (await as(person, 'GET', path)).status]).toEqual([person, 200])
  for (const stranger of ['deputy', 'director', 'user', 'foreignAdmin', 'inside'] as const)
    expect([stranger, (await as(stranger, 'GET', path)).status]).toEqual([stranger, 404])
  expect((await as('superadmin', 'GET', path)).status).toBe(403)
  const { context } = (await as('asker', 'GET', path)).data
  expect(context).toBeNull()
})

test('of ten changes of one version at the same time, one is stored', async () => {
  const { id: leave, version, ...row } = await askLeave()
  const { leave_type_id, start_date, end_date } = row
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      as('asker', 'PUT', `/employee/leave/${leave}`, {
        ...{ leave_type_id, start_date, end_date, part: 'full', detail: `Reason ${at}`, version },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})
