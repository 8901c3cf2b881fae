import { beforeEach, describe, expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, inbox, world, companyId } = withTeam()

const led = (person: Parameters<typeof id>[0], manager: number | null) =>
  rows('update employee set manager_id = $3 where company_id = $1 and id = $2', id(person), manager)
const head = (employeeId: number | null) =>
  rows(
    `update department set head_employee_id = $2 where company_id = $1
     and id = (select department_id from employee where company_id = $1 and id = $3)`,
    ...[employeeId, id('asker')],
  )
const lineManager = (person: Parameters<typeof id>[0], is: boolean) =>
  rows('update employee set is_line_manager = $3 where company_id = $1 and id = $2', id(person), is)
const account = (person: Parameters<typeof id>[0], status: string) =>
  world().db.asProvider((tx) =>
    tx.execute('update account set status = $3 where company_id = $1 and employee_id = $2', [
      ...[companyId(), id(person), status],
    ]),
  )
const firstStep = async (requestId: number) =>
  (await as('asker', 'GET', `/requests/${requestId}`)).data.steps[0]
const preview = async () =>
  (await as('admin', 'GET', `/approval-route/preview?kind=leave&employee_id=${id('asker')}`)).data

/** The manager's account has the role linemanager, which decides for the department as the flag does. */
const withoutRole = () =>
  world().db.asProvider((tx) =>
    tx.execute(
      `delete from account_role where role_id = (select id from role where name = 'linemanager')
       and account_id in (select id from account where company_id = $1)`,
      [companyId()],
    ),
  )

beforeEach(async () => {
  await head(null)
  for (const person of ['asker', 'hr', 'deputy', 'director'] as const) {
    await led(person, id('manager'))
    await lineManager(person, false)
  }
  await led('manager', null)
})

describe('who is asked first', () => {
  test('is the own line manager, otherwise the head of the department', async () => {
    expect(await firstStep((await askLeave()).request_id)).toMatchObject({ face: { id: id('manager') } })
    await led('asker', null)
    await head(id('deputy'))
    const leave = await askLeave()
    expect(await firstStep(leave.request_id)).toMatchObject({ face: { id: id('deputy') }, status: 'open' })
    expect(await inbox('deputy')).toContain(leave.request_id)
    expect(await inbox('manager')).not.toContain(leave.request_id)
  })

  test('is the one above, if the requester is the head of the own department', async () => {
    await led('asker', null)
    await head(id('asker'))
    await withoutRole()
    await lineManager('deputy', true)
    const leave = await askLeave()
    // Nobody is above: the line managers of the department are asked, but not the requester.
    expect(await firstStep(leave.request_id)).toMatchObject({
      face: null,
      role: 'linemanager',
      status: 'open',
    })
    await lineManager('asker', true)
    expect(await inbox('asker')).not.toContain(leave.request_id)
    expect(await inbox('deputy')).toContain(leave.request_id)
  })

  test('is nobody without a manager: HR decides, and the preview says why', async () => {
    await led('asker', null)
    await withoutRole()
    expect(await preview()).toMatchObject([
      { role: 'linemanager', name: null, skip_reason: 'no_line_manager' },
      { role: 'hr', skip_reason: null },
    ])
    const leave = await askLeave()
    expect(await firstStep(leave.request_id)).toMatchObject({
      ...{ status: 'skipped', skip_reason: 'no_line_manager' },
    })
    expect(await inbox('hr')).toContain(leave.request_id)
    await led('asker', id('manager'))
    const [first] = await preview()
    expect(first).toMatchObject({ role: 'linemanager', name: expect.stringContaining('Zqfirst') })
  })

  test('of two people who lead each other is the other one, and nobody waits for himself', async () => {
    await led('manager', id('asker'))
    const ofAsker = await askLeave()
    const ofManager = await askLeave('manager')
    expect(await inbox('manager')).toContain(ofAsker.request_id)
    expect(await inbox('manager')).not.toContain(ofManager.request_id)
    expect(await inbox('asker')).toContain(ofManager.request_id)
    // Without an account of the other one, the circle ends at the requester.
    await account('manager', 'disabled')
    const alone = await askLeave()
    expect(await firstStep(alone.request_id)).toMatchObject({ status: 'skipped' })
    await account('manager', 'active')
  })

  test('is the manager of a manager who cannot sign in any more', async () => {
    await led('manager', id('director'))
    await account('manager', 'disabled')
    expect(await firstStep((await askLeave()).request_id)).toMatchObject({ face: { id: id('director') } })
    await account('manager', 'active')
  })
})

describe('line managers in the form', () => {
  const shown = async () => (await as('admin', 'GET', `/employee/${id('asker')}`)).data
  const save = async (manager_id: number | null) => {
    const { can: _, withheld: __, ...employee } = await shown()
    return as('admin', 'PUT', `/employee/${id('asker')}`, { ...employee, manager_id })
  }

  test('are another employee, who is not led by the employee', async () => {
    expect((await save(id('asker'))).errors.manager_id).toEqual([
      'An employee cannot be the own line manager',
    ])
    expect((await save(999_999_999)).errors.manager_id).toEqual(['There is no employee with this number'])
    await led('manager', id('deputy'))
    await led('deputy', id('asker'))
    expect((await save(id('manager'))).errors.manager_id).toEqual([
      'This line manager is led by the employee',
    ])
  })

  test('are shown in the list; a change gives them what waits', async () => {
    const leave = await askLeave()
    expect(await inbox('manager')).toContain(leave.request_id)
    expect((await save(id('deputy'))).data).toMatchObject({ manager_id: id('deputy') })
    expect(await inbox('manager')).not.toContain(leave.request_id)
    expect(await inbox('deputy')).toContain(leave.request_id)
    expect(await decide('manager', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
    const { decisions } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
    expect(decisions.at(-1)).toMatchObject({
      verdict: 'reassigned',
      channel: 'system',
      actor: 'Zqfirst-admin',
    })
    const [row] = (await as('admin', 'GET', `/employee?search=${(await shown()).emp_number}`)).data
    expect(row.manager).toContain('Zqfirst')
  })

  test('of a department are a call of their own', async () => {
    await led('asker', null)
    const [department] = await rows(
      'select department_id as id from employee where company_id = $1 and id = $2',
      id('asker'),
    )
    const path = `/department-head/${department?.id}`
    const set = await as('admin', 'PUT', path, { employee_id: id('deputy') })
    expect(set.data).toMatchObject({ department_id: department?.id, head: { id: id('deputy') } })
    expect((await as('foreignAdmin', 'PUT', path, { employee_id: null })).status).toBe(404)
    expect((await as('admin', 'PUT', path, { employee_id: 999_999_999 })).status).toBe(404)
    const { data } = await as('admin', 'GET', '/department-head')
    expect(data).toContainEqual(set.data)
    const leave = await askLeave()
    expect(await inbox('deputy')).toContain(leave.request_id)
  })
})
