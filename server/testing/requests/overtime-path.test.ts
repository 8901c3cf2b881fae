import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, askLeave, decide, inbox, setting } = withTeam()
/** Every second weekday: more than four days in a row need a reason. */
let next = 20
function nextDay(): string {
  next += 2
  return weekday(next)
}

beforeEach(() => setting({ hr_approves_overtime: false }))

const evening = (work_date: string, more: object = {}) => ({
  ...{ work_date, from_time: '20:00', to_time: '22:00', remark: 'Stock taking' },
  ...more,
})
async function ask(more: object = {}) {
  const answer = await as('asker', 'POST', '/employee/overtime-request', evening(nextDay(), more))
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer.data
}
const refusalsOf = async (span: object) => {
  const answer = await as('asker', 'POST', '/employee/overtime-request', evening(nextDay(), span))
  return [answer.status, Object.keys(answer.errors ?? {})]
}

describe('overtime that an employee asks for', () => {
  test('is final with the line manager, unless the company wants HR to decide', async () => {
    const first = await ask()
    expect(await decide('manager', first.request_id)).toMatchObject({ status: 'success' })
    await setting({ hr_approves_overtime: true })
    const second = await ask()
    expect(await decide('manager', second.request_id)).toMatchObject({ status: 'approved' })
    expect(await inbox('hr')).toContain(second.request_id)
    expect(await decide('hr', second.request_id)).toMatchObject({ status: 'success' })
    const marks = await rows(
      'select from attendance_change where company_id = $1 and employee_id = $2',
      id('asker'),
    )
    expect(marks.length).toBeGreaterThan(0)
  })

  test('keeps its steps if the setting changes while it waits', async () => {
    const waiting = await ask()
    await setting({ hr_approves_overtime: true })
    expect(await decide('manager', waiting.request_id)).toMatchObject({ status: 'success' })
  })

  test('without a line manager is asked of HR', async () => {
    await rows('update employee set manager_id = null where company_id = $1 and id = $2', id('asker'))
    await rows(
      `delete from account_role where company_id = $1 and role_id = (select id from role where name = 'linemanager')`,
    )
    const overtime = await ask()
    expect(overtime.waits_for).toMatchObject({ role: 'hr', name: null })
    expect(await decide('hr', overtime.request_id)).toMatchObject({ status: 'success' })
    await rows(
      'update employee set manager_id = $2 where company_id = $1 and id = $3',
      id('manager'),
      id('asker'),
    )
  })

  test('is taken by HR at once, in the place of the manager', async () => {
    const overtime = await ask()
    expect(await decide('hr', overtime.request_id)).toMatchObject({ status: 'success' })
    const { decisions } = (await as('asker', 'GET', `/requests/${overtime.request_id}`)).data
    expect(decisions.at(-1)).toMatchObject({ verdict: 'approved', actor: 'hr' })
  })

  test('is refused inside the shift, over 16 hours, four days late, over other overtime and on a day of leave', async () => {
    expect(await refusalsOf({ from_time: '10:00', to_time: '11:00' })).toEqual([422, ['from_time']])
    expect(await refusalsOf({ from_time: '18:00', to_time: '17:00' })).toEqual([422, ['to_time']])
    expect(await refusalsOf({ work_date: addDays(todayInLaos(), -4) })).toEqual([422, ['work_date']])
    const { work_date } = await ask()
    expect(await refusalsOf({ work_date, from_time: '21:00', to_time: '23:00' })).toEqual([
      422,
      ['from_time'],
    ])
    // The end of the one is the beginning of the other.
    await ask({ work_date, from_time: '22:00', to_time: '23:00' })
    const leave = await askLeave()
    expect(await refusalsOf({ work_date: leave.start_date })).toEqual([422, ['work_date']])
  })

  test('shows before it is sent the minutes inside the shift, the limits, and who is asked', async () => {
    const day = nextDay()
    const span = { work_date: day, from_time: '16:00', to_time: '21:00' }
    const { data } = await as('asker', 'POST', '/employee/overtime-request/preview', span)
    expect(data).toMatchObject({
      minutes: 300,
      day_minutes: 300,
      day_limit: 180,
      day_kind: 'work',
      refusals: [],
    })
    expect(data.minutes_in_shift).toBeGreaterThan(0)
    expect(data.warnings).toMatchObject([{ code: 'overtime_day_limit', minutes: 300, limit: 180 }])
    expect(data.steps).toMatchObject([{ role: 'linemanager', skip_reason: null }])
    expect((await as('asker', 'GET', '/employee/overtime-request')).data).not.toContainEqual(
      expect.objectContaining({ work_date: day }),
    )
  })

  test('shows those who decide the sums of day, week and month against the limits', async () => {
    const overtime = await ask({ from_time: '19:00', to_time: '23:00' })
    const { context } = (await as('manager', 'GET', `/requests/${overtime.request_id}`)).data
    expect(context.overtime).toMatchObject({
      day_minutes: 240,
      day_limit: 180,
      month_limit: 2700,
      day_kind: 'work',
    })
    expect(context.overtime.week_minutes).toBeGreaterThanOrEqual(240)
    expect(context.warnings).toMatchObject([{ code: 'overtime_day_limit' }])
  })

  test('is changed until somebody has decided, by the own employee alone', async () => {
    const overtime = await ask()
    const path = `/employee/overtime-request/${overtime.id}`
    const change = { ...evening(overtime.work_date), to_time: '21:00', version: overtime.version }
    expect((await as('deputy', 'PUT', path, change)).status).toBe(404)
    const changed = (await as('asker', 'PUT', path, change)).data
    expect(changed).toMatchObject({ to_time: '21:00', status: 'pending' })
    expect((await as('asker', 'PUT', path, change)).code).toBe('stale_version')
    await decide('manager', overtime.request_id)
    const late = await as('asker', 'PUT', path, { ...change, version: changed.version + 1 })
    expect(late.code).toBe('request_status')
  })
})

test('each status of overtime is that of its request', async () => {
  const differing = await rows(`
    select r.id from overtime_request r left join request q on q.company_id = $1 and q.kind = 'overtime' and q.subject_id = r.id
    where r.company_id = $1 and q.status is distinct from r.status`)
  expect(differing).toEqual([])
})
