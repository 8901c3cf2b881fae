import { beforeEach, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { startOfDay } from '#kit/server/laos-time.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, decide, inbox, weekday, world, companyId } = withTeam()

const ask = (days: object, more: object = {}) =>
  as('asker', 'POST', '/employee/outside-work', {
    ...{ place: 'Customer in Pakse', needs_scan: false, reason: 'Installation', ...days, ...more },
  })
const on = (first_day: string, last_day = first_day) => ({ first_day, last_day })
/** The last weekday before today, for which an employee can still ask. */
function pastWeekday(): string {
  let day = addDays(todayInLaos(), -1)
  while (weekdayOf(day) > 5) day = addDays(day, -1)
  return day
}
const dayOf = async (date: string) => {
  await deriveDays(world().db, companyId(), { from: date, to: date })
  const [row] = await rows(
    'select result, present_halves, late_minutes from day_result where company_id = $1 and employee_id = $2 and work_date = $3',
    ...[id('asker'), date],
  )
  return row
}

beforeEach(async () => {
  await rows(`update outside_work set status = 'cancelled' where company_id = $1`)
  await rows(`update request set status = 'cancelled' where company_id = $1 and kind = 'outside_work'`)
})

describe('work outside', () => {
  test('makes a day without scans a day of work once the manager and HR have approved, and no longer when HR takes it back', async () => {
    const day = pastWeekday()
    expect(await dayOf(day)).toMatchObject({ result: 'absent', present_halves: 0 })
    const answer = await ask(on(day))
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200, data: { status: 'pending' } })
    const { request_id } = answer.data
    expect(await inbox('manager')).toContain(request_id)
    await decide('manager', request_id)
    expect(await dayOf(day)).toMatchObject({ result: 'absent' })
    expect(await decide('hr', request_id)).toMatchObject({ status: 'success' })
    expect(await dayOf(day)).toEqual({ result: 'success', present_halves: 2, late_minutes: 0 })
    const shown = await as('asker', 'GET', `/employee/my-days/day?date=${day}`)
    expect(shown.data.outside_work).toEqual({ place: 'Customer in Pakse', needs_scan: false })
    const { version } = (await as('admin', 'GET', `/requests/${request_id}`)).data
    const taken = { version, reason: 'He was not there' }
    const revoked = await as('admin', 'POST', `/requests/${request_id}/revoke`, taken)
    expect(revoked, JSON.stringify(revoked)).toMatchObject({ status: 200 })
    expect(await dayOf(day)).toMatchObject({ result: 'absent', present_halves: 0 })
  })

  test('lets scans outside the zones count', async () => {
    const day = pastWeekday()
    await rows(
      `insert into scan (company_id, employee_id, scanned_at, source, counts)
       select $1, $2, ${startOfDay('$3')} + clock, 'phone', false
       from unnest(array['7 hours'::interval, '19 hours'::interval]) clock`,
      ...[id('asker'), day],
    )
    const { request_id } = (await ask(on(day), { needs_scan: true })).data
    await decide('manager', request_id)
    await decide('hr', request_id)
    expect(await dayOf(day)).toMatchObject({ result: 'success', present_halves: 2 })
  })

  test('is refused for days that are too long ago, without a shift, reversed, too many, taken or on leave', async () => {
    const [first, second] = [weekday(0), weekday(1)]
    const sunday = addDays(first, 7 - weekdayOf(first))
    for (const [days, field] of [
      [on(addDays(todayInLaos(), -5)), 'first_day'],
      [on(sunday), 'first_day'],
      [on(second, first), 'last_day'],
      [on(first, addDays(first, 31)), 'last_day'],
    ] as const) {
      const answer = await ask(days)
      expect([days, answer.status, Object.keys(answer.errors ?? {})]).toEqual([days, 422, [field]])
    }
    expect((await ask(on(first, second))).status).toBe(200)
    expect((await ask(on(second))).status).toBe(422)
  })

  test('of two requests for the same day at the same time one is refused', async () => {
    const day = weekday(3)
    const answers = await Promise.all([ask(on(day)), ask(on(day)), ask(on(day))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('that has not begun can be cancelled by the employee; colleagues do not see it', async () => {
    const { id: outside, request_id } = (await ask(on(weekday(4)))).data
    expect((await as('deputy', 'GET', `/employee/outside-work/${outside}`)).status).toBe(404)
    await decide('manager', request_id)
    await decide('hr', request_id)
    const shown = (await as('asker', 'GET', `/employee/outside-work/${outside}`)).data
    expect(shown).toMatchObject({ status: 'success', can: expect.arrayContaining(['cancel']) })
  })
})
