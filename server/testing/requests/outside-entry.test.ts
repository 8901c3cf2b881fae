import { beforeEach, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, world, companyId } = withTeam()

const enter = (more: object = {}, who: 'admin' | 'user' | 'foreignAdmin' | 'hr' = 'admin') =>
  as(who, 'POST', '/outside-work', {
    ...{ employee_ids: [id('asker')], place: 'Pakse', needs_scan: false, reason: 'Fair', confirmed: true },
    ...more,
  })
const on = (first_day: string, last_day = first_day) => ({ first_day, last_day })
function pastWeekday(before: number): string {
  let day = addDays(todayInLaos(), -before)
  while (weekdayOf(day) > 5) day = addDays(day, -1)
  return day
}
const resultOn = async (date: string) => {
  await deriveDays(world().db, companyId(), { from: date, to: date })
  const [row] = await rows(
    'select result from day_result where company_id = $1 and employee_id = $2 and work_date = $3',
    ...[id('asker'), date],
  )
  return row?.result
}

beforeEach(async () => {
  await rows(`update outside_work set status = 'cancelled' where company_id = $1`)
  await rows(`update request set status = 'cancelled' where company_id = $1 and kind = 'outside_work'`)
})

describe('work outside that HR enters', () => {
  test('is approved at once, also for days that are long over, and no longer counts when HR cancels it', async () => {
    const day = pastWeekday(30)
    expect(await resultOn(day)).toBe('absent')
    expect((await enter(on(day))).data).toEqual({ entered: 1, warnings: [] })
    expect(await resultOn(day)).toBe('success')
    const listed = (await as('admin', 'GET', `/report/outside-work?from=${day}&to=${day}`)).data
    expect(listed).toMatchObject([{ place: 'Pakse', needs_scan: 'no', status: 'success' }])
    const { request_id, request_version: version } = listed[0]
    const revoked = await as('admin', 'POST', `/requests/${request_id}/revoke`, {
      version,
      reason: 'Not there',
    })
    expect(revoked.status).toBe(200)
    expect(await resultOn(day)).toBe('absent')
  })

  test('is entered for several people at once, and of two entries at the same time one is refused', async () => {
    const day = weekday(2)
    const both = { ...on(day, addDays(day, 1)), employee_ids: [id('asker'), id('deputy')] }
    const answers = await Promise.all([enter(both), enter(both)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const requests = await rows(
      `select q.status from request q where q.company_id = $1 and q.kind = 'outside_work' and q.status = 'success'`,
    )
    expect(requests).toHaveLength(2)
    const mine = (await as('deputy', 'GET', '/requests/mine?kind=outside_work&status=success')).data
    expect(mine).toMatchObject([{ facts: { title: 'Pakse', first_day: day } }])
  })

  test('warns of leave, of days without a shift and of locked runs before it is stored', async () => {
    const sunday = addDays(weekday(0), 7 - weekdayOf(weekday(0)))
    const free = await enter({ ...on(sunday), confirmed: false })
    expect(free.data).toMatchObject({ entered: null, warnings: [{ code: 'no_shift' }] })
    const [run] = await rows(
      `select to_date::text as day from payroll_run where company_id = $1 order by to_date limit 1`,
    )
    await rows(`update payroll_run set status = 'approved' where company_id = $1`)
    const locked = await enter({ ...on(String(run?.day)), confirmed: false })
    expect(locked.data.entered).toBeNull()
    expect(locked.data.warnings.map(({ code }: { code: string }) => code)).toContain('in_locked_run')
  })

  test('is refused for reversed days, more than a month, oneself, foreign employees, and without the right', async () => {
    const day = weekday(5)
    expect((await enter(on(addDays(day, 1), day))).status).toBe(422)
    expect((await enter(on(day, addDays(day, 31)))).status).toBe(422)
    expect((await enter({ ...on(day), employee_ids: [id('hr')] }, 'hr')).status).toBe(403)
    const foreign = await enter(on(day), 'foreignAdmin')
    expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['employee_ids.0']])
    expect((await enter(on(day), 'user')).status).toBe(403)
    const rest = (await as('foreignAdmin', 'GET', `/report/outside-work?from=${day}`)).data
    expect(rest).toEqual([])
  })
})
