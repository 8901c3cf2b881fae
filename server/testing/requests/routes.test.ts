import { afterEach, describe, expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, inbox } = withTeam()

afterEach(() => rows('update approval_route set deleted_at = now() where company_id = $1'))

const step = (role: string, more: object = {}) => ({ role, may_be_skipped: false, ...more })
const route = (steps: object[], more: object = {}) => ({
  kind: 'leave',
  priority: 1,
  condition: {},
  steps,
  ...more,
})
const add = (steps: object[], more: object = {}, who: Parameters<typeof as>[0] = 'admin') =>
  as(who, 'POST', '/approval-route', route(steps, more))
const preview = async (days: number) =>
  (
    await as('admin', 'GET', `/approval-route/preview?kind=leave&employee_id=${id('asker')}&days=${days}`)
  ).data.map(({ role }: { role: string }) => role)

describe("a company's own route", () => {
  test('replaces the steps of a kind, under its condition', async () => {
    await add([step('linemanager'), step('director'), step('hr')], { condition: { min_days: 5 } })
    expect(await preview(5)).toEqual(['linemanager', 'director', 'hr'])
    expect(await preview(4.5)).toEqual(['linemanager', 'hr'])
    await add([step('named', { employee_id: id('deputy') })], { priority: 2 })
    expect(await preview(4.5)).toEqual(['named'])
  })

  test('sends a request to whom it names; requests that are already sent keep their steps', async () => {
    const before = await askLeave()
    const { data } = await add([step('named', { employee_id: id('deputy') })])
    const leave = await askLeave()
    expect(await inbox('manager')).toContain(before.request_id)
    expect(await inbox('deputy')).toEqual([leave.request_id])
    expect(await decide('hr', leave.request_id)).toMatchObject({ error: { code: 'not_your_turn' } })
    expect(await decide('deputy', leave.request_id)).toMatchObject({ status: 'success' })
    expect((await as('admin', 'DELETE', `/approval-route/${data.id}`)).status).toBe(200)
    expect((await as('admin', 'GET', '/approval-route')).data).toEqual([])
  })

  test('of a department holds for its employees alone', async () => {
    const [other] = await rows(
      'select min(id)::int as id from department where company_id = $1 and id <> (select department_id from employee where company_id = $1 and id = $2)',
      id('asker'),
    )
    await add([step('director')], { condition: { department_ids: [other?.id] } })
    expect(await preview(1)).toEqual(['linemanager', 'hr'])
  })

  test('needs a step that cannot be skipped, a person for a named step, and a known kind', async () => {
    const fields = async (steps: object[], more: object = {}) =>
      Object.keys((await add(steps, more)).errors ?? {})
    expect(await fields([step('linemanager', { may_be_skipped: true })])).toEqual(['steps'])
    expect(await fields([step('named')])).toEqual(['steps.0.employee_id'])
    expect(await fields([step('named', { employee_id: 999_999_999 })])).toEqual(['steps.0.employee_id'])
    expect(await fields([step('hr')], { kind: 'moon_walk' })).toEqual(['kind'])
    expect((await add([step('hr')])).status).toBe(200)
    expect((await add([step('hr')])).code).toBe('duplicate')
  })

  test('is changed with its version, and only with the permission', async () => {
    const { data } = await add([step('hr')])
    const path = `/approval-route/${data.id}`
    const body = { ...route([step('director')]), version: data.version }
    expect((await as('user', 'PUT', path, body)).status).toBe(403)
    expect((await as('foreignAdmin', 'PUT', path, body)).status).toBe(404)
    expect((await as('admin', 'PUT', path, body)).data).toMatchObject({ version: data.version + 1 })
    expect((await as('admin', 'PUT', path, body)).code).toBe('stale_version')
  })
})

test('a director decides, without any an administrator', async () => {
  await add([step('director')])
  const leave = await askLeave()
  expect(await inbox('director')).toContain(leave.request_id)
  expect(await decide('director', leave.request_id)).toMatchObject({ status: 'success' })
  await rows(
    `update account set status = 'disabled' where company_id = $1 and employee_id = $2`,
    id('director'),
  )
  const orphan = await askLeave()
  expect(orphan.waits_for).toMatchObject({ role: 'companyadmin' })
  expect(await inbox('admin')).toContain(orphan.request_id)
  expect(await decide('admin', orphan.request_id)).toMatchObject({ status: 'success' })
})

test('the kinds of requests have their usual steps', async () => {
  const { data } = await as('admin', 'GET', '/approval-route/kinds')
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['leave', 'overtime', 'overtime_use', 'scan_correction', 'outside_work', 'salary_adjustment'],
    'profile_change',
  ])
})
