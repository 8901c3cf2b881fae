import { beforeAll, describe, expect, test } from 'vitest'
import { recordSalaryAdjustments } from '#features/employees/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, decide, inbox, world, companyId } = withTeam()

const PATH = '/adjustments-item'
/** The days of the tests are a month apart, so that none is about the adjustment of another. */
let months = 0
const nextDay = () => addDays(todayInLaos(), 40 + 31 * months++)

const ask = (more: object = {}) =>
  as('manager', 'POST', '/employee/salary-adjustment', {
    ...{
      employee_id: id('asker'),
      effective_date: nextDay(),
      target_salary: 9_000_000,
      reason: 'Leads the shop',
    },
    ...more,
  })
const asHr = (more: object = {}, confirmed = true) =>
  as('admin', 'POST', `${PATH}/request`, {
    ...{ employee_ids: [id('asker')], effective_date: nextDay(), raise: { kind: 'to', value: 9_500_000 } },
    ...{ remark: 'Yearly raise', confirmed, ...more },
  })
const requestsOf = (day: string) =>
  rows(
    `select q.id, q.status, a.id as subject, a.salary_id, a.current_salary from salary_adjustment a
     join request q on q.company_id = a.company_id and q.kind = 'salary_adjustment' and q.subject_id = a.id
     where a.company_id = $1 and a.effective_date = $2 order by a.id`,
    day,
  ) as Promise<{ id: number; status: string; subject: number; salary_id: number | null }[]>
const salaryOn = async (day: string) =>
  (
    await rows(
      `select base_salary::int as amount from salary where company_id = $1 and employee_id = $2 and in_force_from <= $3
       order by in_force_from desc limit 1`,
      ...[id('asker'), day],
    )
  )[0]?.amount
const revoke = async (requestId: number) => {
  const { version } = (await as('admin', 'GET', `/requests/${requestId}`)).data
  return as('admin', 'POST', `/requests/${requestId}/revoke`, { version, reason: 'Entered by mistake' })
}

beforeAll(() => rows(`update company_setting set two_person_approval = true where company_id = $1`))

describe('a salary adjustment', () => {
  test('that a line manager asks for changes the salary once the director and HR have agreed, and no longer when HR takes it back', async () => {
    const day = nextDay()
    const before = await salaryOn(day)
    const answer = await ask({ effective_date: day })
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200, data: { status: 'pending' } })
    const { request_id } = answer.data
    expect(await inbox('hr')).not.toContain(request_id)
    expect(await decide('director', request_id)).toMatchObject({ status: 'approved' })
    expect(await salaryOn(day)).toBe(before)
    expect(await decide('hr', request_id)).toMatchObject({ status: 'success' })
    expect(await salaryOn(day)).toBe(9_000_000)
    expect(await salaryOn(addDays(day, -1))).toBe(before)
    expect(await revoke(request_id)).toMatchObject({ status: 200 })
    expect(await salaryOn(day)).toBe(before)
  })

  test('is asked for only about people whom the manager leads, and nobody asks about himself', async () => {
    const own = await ask({ employee_id: id('manager') })
    expect([own.status, Object.keys(own.errors ?? own)]).toEqual([422, ['employee_id']])
    const colleague = { employee_id: id('deputy'), effective_date: nextDay(), target_salary: 9_000_000 }
    const other = await as('asker', 'POST', '/employee/salary-adjustment', colleague)
    expect([other.status, Object.keys(other.errors)]).toEqual([422, ['employee_id']])
    const led = (await as('manager', 'GET', '/employee/led-people')).data
    const ids = led.map((one: { id: number }) => one.id)
    expect(ids).toEqual(expect.arrayContaining([id('asker'), id('deputy'), id('hr'), id('director')]))
    expect(ids).not.toContain(id('manager'))
    expect((await as('asker', 'GET', '/employee/led-people')).data).toEqual([])
  })

  test('is neither shown nor told to the employee; the director does not decide about himself', async () => {
    const { request_id, id: subject } = (await ask()).data
    expect((await as('asker', 'GET', `/requests/${request_id}`)).status).toBe(404)
    expect((await as('asker', 'GET', `/salary-adjustment/${subject}/figures`)).status).toBe(404)
    const mine = (await as('asker', 'GET', '/requests/mine?kind=salary_adjustment')).data
    expect(mine).toEqual([])
    const notices = await rows(
      `select n.id from notice n join account a on a.id = n.account_id and a.company_id = n.company_id
       where n.company_id = $1 and a.employee_id = $2 and n.request_id = $3`,
      ...[id('asker'), request_id],
    )
    expect(notices).toEqual([])
    const own = (await ask({ employee_id: id('director') })).data
    expect(await decide('director', own.request_id)).toMatchObject({ error: { code: 'not_found' } })
    expect(await inbox('admin')).toContain(own.request_id)
  })

  test('shows its figures to who decides and who may see salaries; to the manager only what is asked for', async () => {
    const { request_id, id: subject } = (await ask()).data
    const figures = `/salary-adjustment/${subject}/figures`
    const all = { target_salary: 9_000_000, present: { salary: expect.any(Number) } }
    expect((await as('director', 'GET', figures)).data).toMatchObject(all)
    expect((await as('admin', 'GET', figures)).data).toMatchObject(all)
    expect((await as('manager', 'GET', figures)).data).toMatchObject({
      target_salary: 9_000_000,
      present: null,
      warnings: [],
    })
    expect((await as('deputy', 'GET', figures)).status).toBe(404)
    expect((await as('foreignAdmin', 'GET', figures)).status).toBe(404)
    const params = await rows(
      'select params::text as text from notice where company_id = $1 and request_id = $2',
      request_id,
    )
    expect(params.length).toBeGreaterThan(0)
    for (const { text } of params) expect(text).not.toMatch(/9.?000.?000/)
  })

  test('below the minimum wage and lower than now warns; the manager is told only of the law', async () => {
    const effective_date = nextDay()
    const low = { employee_id: id('asker'), effective_date, target_salary: 1_000_000 }
    const preview = (await as('manager', 'POST', '/employee/salary-adjustment/preview', low)).data
    expect(preview).toMatchObject({ refusals: [], below_minimum_wage: expect.any(Number) })
    const { id: subject } = (await ask(low)).data
    const { data } = await as('director', 'GET', `/salary-adjustment/${subject}/figures`)
    expect(data.warnings).toEqual(['lower', 'below_minimum_wage'])
    const review = await asHr({ raise: { kind: 'to', value: 1_000_000 } }, false)
    expect(review.data).toMatchObject({
      asked: null,
      warnings: [{ code: 'lower' }, { code: 'below_minimum_wage' }],
    })
  })

  test('after the last day of the employee is refused', async () => {
    const day = nextDay()
    await rows(
      'update employee set end_date = $3 where company_id = $1 and id = $2',
      id('asker'),
      addDays(day, -1),
    )
    const refused = await ask({ effective_date: day })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['effective_date']])
    expect((await asHr({ effective_date: day })).status).toBe(422)
    await rows('update employee set end_date = null where company_id = $1 and id = $2', id('asker'))
  })

  test('of HR is sent for several people at once, and two at the same time are one', async () => {
    const day = nextDay()
    const both = { employee_ids: [id('asker'), id('deputy')], effective_date: day }
    const answers = await Promise.all([asHr(both), asHr(both)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await requestsOf(day)).toHaveLength(2)
    const listed = (await as('admin', 'GET', `${PATH}/request?status=pending`)).data
    expect(listed.filter((row: { effective_date: string }) => row.effective_date === day)).toMatchObject([
      { target_salary: 9_500_000, waits_for: { role: 'director' } },
      { target_salary: 9_500_000 },
    ])
    expect((await as('foreignAdmin', 'GET', `${PATH}/request?status=pending`)).data).toEqual([])
    const foreign = await as('foreignAdmin', 'POST', `${PATH}/request`, {
      ...both,
      raise: { kind: 'to', value: 9_500_000 },
      confirmed: true,
    })
    expect(foreign.status).toBe(422)
  })

  test('that the director returns is changed by the manager and sent again; whom it is about stays', async () => {
    const day = nextDay()
    const { request_id, id: subject, version } = (await ask({ effective_date: day })).data
    const reason = 'Please ask for less'
    expect(await decide('director', request_id, 'returned', { reason })).toMatchObject({ status: 'draft' })
    const sent = { employee_id: id('deputy'), effective_date: day, target_salary: 7_000_000, reason: 'Less' }
    const path = `/employee/salary-adjustment/${subject}`
    expect((await as('asker', 'PUT', path, { ...sent, version })).status).toBe(404)
    const shown = (await as('manager', 'GET', path)).data
    const changed = await as('manager', 'PUT', path, { ...sent, version: shown.version })
    expect(changed, JSON.stringify(changed)).toMatchObject({
      status: 200,
      data: { status: 'pending', target_salary: 7_000_000, employee_id: id('asker') },
    })
    expect(await decide('director', request_id)).toMatchObject({ status: 'approved' })
  })

  test('decided twice at the same time stores one salary; a second one of the same day is refused until the first is cancelled', async () => {
    const day = nextDay()
    const first = (await ask({ effective_date: day })).data
    await decide('director', first.request_id)
    const both = await Promise.all([decide('hr', first.request_id), decide('admin', first.request_id)])
    expect(both.map((one) => one.error?.code ?? one.status).toSorted()).toEqual([
      'already_decided',
      'success',
    ])
    expect((await ask({ effective_date: day })).status).toBe(422)
    expect(await revoke(first.request_id)).toMatchObject({ status: 200 })
    expect((await ask({ effective_date: day })).status).toBe(200)
  })

  test('shows that the salary has changed since, and is decided on the new amount', async () => {
    const day = nextDay()
    const { request_id, id: subject } = (await ask({ effective_date: day })).data
    await world().db.inCompany(companyId(), async (tx) => {
      const [{ emp_number } = { emp_number: '' }] = (await tx.unknownRows(
        'select emp_number from employee where company_id = $1 and id = $2',
        [companyId(), id('asker')],
      )) as { emp_number: string }[]
      const row = { emp_number, effective_date: addDays(day, -3), target_salary: 8_000_000 }
      await recordSalaryAdjustments(tx, [row], { accountId: null, name: 'File' })
    })
    const { data } = await as('director', 'GET', `/salary-adjustment/${subject}/figures`)
    expect(data).toMatchObject({
      present: { salary: 8_000_000, asked_salary: expect.any(Number) },
      warnings: ['base_changed'],
    })
    await decide('director', request_id)
    await decide('hr', request_id)
    expect(await salaryOn(day)).toBe(9_000_000)
  })

  test('that HR enters, or a file brings, has a request that counts as approved; cancelling the salary cancels it', async () => {
    const day = nextDay()
    const entered = await as('admin', 'POST', PATH, {
      ...{ employee_ids: [id('asker')], effective_date: day, confirmed: true },
      raise: { kind: 'to', value: 9_900_000 },
    })
    expect(entered.data.recorded).toBe(1)
    const [request] = await requestsOf(day)
    expect(request).toMatchObject({ status: 'success', salary_id: expect.any(Number) })
    const gone = await as('admin', 'POST', `${PATH}/${request?.salary_id}/cancel`, { reason: 'Wrong person' })
    expect(gone.status).toBe(200)
    expect(await requestsOf(day)).toMatchObject([{ status: 'cancelled', salary_id: null }])
  })

  test('that an approved run has used is not cancelled: an adjustment back is proposed', async () => {
    const day = '2026-04-10'
    const { request_id } = (await ask({ effective_date: day })).data
    const shown = (await as('director', 'GET', `/requests/${request_id}`)).data
    await decide('director', request_id)
    await decide('hr', request_id)
    await rows(
      `update payroll_run set status = 'approved' where company_id = $1 and from_date <= '2026-04-10' and to_date >= '2026-04-10'`,
    )
    const refused = await revoke(request_id)
    expect(refused).toMatchObject({ status: 409, code: 'adjustment_used' })
    expect(refused.details.counter).toMatchObject({ employee_id: id('asker') })
    expect(await salaryOn(day)).toBe(9_000_000)
    expect(shown.context.locked_runs).toEqual([])
    const late = await ask({ effective_date: '2026-04-12' })
    const again = (await as('director', 'GET', `/requests/${late.data.request_id}`)).data
    expect(again.context.locked_runs).toHaveLength(1)
  })
})
