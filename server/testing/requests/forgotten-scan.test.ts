import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, decide, inbox } = withTeam()

/** A weekday before today, the `at`th one back. */
function pastWeekday(at: number): string {
  let day = addDays(todayInLaos(), -1)
  for (let found = -1; ; day = addDays(day, -1)) {
    if (weekdayOf(day) <= 5) found++
    if (found === at) return day
  }
}

/** The shift of a day, as the form shows it. */
const previewOf = async (work_date: string, more: object = {}) =>
  (await as('asker', 'POST', '/employee/scan-correction/preview', { work_date, clock_kind: 'out', ...more }))
    .data

const ask = (work_date: string, more: object = {}) =>
  as('asker', 'POST', '/employee/scan-correction', {
    ...{ work_date, clock_kind: 'out', time: '17:00', reason: 'The terminal was off' },
    ...more,
  })

/** The latest last day that can be asked for is a week ago; two weeks have at least five weekdays. */
const [first, second, third, fourth] = [0, 1, 2, 3].map(pastWeekday) as [string, string, string, string]
const MONTHS = new Set([first, second, third, fourth].map((day) => day.slice(0, 7)))

beforeEach(() => rows(`update scan_correction set status = 'cancelled' where company_id = $1`))

describe('a forgotten scan for which an employee asks', () => {
  test('counts on the day after the manager and HR have approved, and not before', async () => {
    const { shift, steps } = await previewOf(first)
    expect(steps.map(({ role }: { role: string }) => role)).toEqual(['linemanager', 'hr'])
    const answer = await ask(first, { time: shift.check_out })
    expect(answer, JSON.stringify(answer)).toMatchObject({
      status: 200,
      data: { status: 'pending', time: shift.check_out, waits_for: { role: 'linemanager' } },
    })
    const { request_id } = answer.data
    expect(await inbox('manager')).toContain(request_id)
    const dayOf = async () =>
      (await as('asker', 'GET', `/employee/my-days/day?date=${first}`)).data.judged.scans.length
    const before = await dayOf()
    expect(await decide('manager', request_id)).toMatchObject({ status: 'approved' })
    expect(await dayOf()).toBe(before)
    expect(await decide('hr', request_id)).toMatchObject({ status: 'success' })
    expect(await dayOf()).toBe(before + 1)
    const marks = await rows(
      'select from attendance_change where company_id = $1 and employee_id = $2 and $3::date between first_day and last_day',
      id('asker'),
      first,
    )
    expect(marks.length).toBeGreaterThan(0)
  })

  test('is refused in the future, outside the shift, after a week, and twice for one side of a day', async () => {
    const fields = async (day: string, more: object = {}) => {
      const answer = await ask(day, more)
      return [answer.status, Object.keys(answer.errors ?? {})]
    }
    expect(await fields(addDays(todayInLaos(), 7))).toEqual([422, expect.arrayContaining(['time'])])
    expect(await fields(second, { time: '03:00' })).toEqual([422, ['time']])
    expect(await fields(addDays(todayInLaos(), -8))).toEqual([422, expect.arrayContaining(['work_date'])])
    const { shift } = await previewOf(second)
    const good = { time: shift.check_out }
    expect(await fields(second, good)).toEqual([200, []])
    expect(await fields(second, good)).toEqual([422, ['clock_kind']])
    // The other side of the day is another scan.
    expect(await fields(second, { clock_kind: 'in', time: shift.check_in })).toEqual([200, []])
  })

  test('is asked for three times a month, also by requests at the same time', async () => {
    const day = pastWeekday(0)
    const ofMonth = [0, 1, 2, 3].map(pastWeekday).filter((one) => one.slice(0, 7) === day.slice(0, 7))
    const sides = ofMonth.flatMap((one) => [
      { work_date: one, clock_kind: 'in' },
      { work_date: one, clock_kind: 'out' },
    ])
    if (sides.length < 4) expect(MONTHS.size).toBe(2)
    const answers = await Promise.all(
      sides.map(async ({ work_date, clock_kind }) => {
        const { shift } = await previewOf(work_date)
        return ask(work_date, { clock_kind, time: clock_kind === 'in' ? shift.check_in : shift.check_out })
      }),
    )
    const stored = answers.filter(({ status }) => status === 200)
    expect(stored).toHaveLength(Math.min(3, sides.length))
    expect((await previewOf(day)).month_count).toBe(stored.length)
  })

  test('that the manager returns can be sent again, and is judged again', async () => {
    const { shift } = await previewOf(third)
    const { data } = await ask(third, { time: shift.check_out })
    expect(await decide('manager', data.request_id, 'returned', { reason: 'Which terminal?' })).toMatchObject(
      {
        status: 'draft',
      },
    )
    const own = `/employee/scan-correction/${data.id}`
    const returned = (await as('asker', 'GET', own)).data
    expect(returned).toMatchObject({ is_returned: true, decision_reason: 'Which terminal?' })
    expect((await as('manager', 'GET', own)).status).toBe(404)
    const { work_date, clock_kind, time, version } = returned
    const reason = 'The terminal of the gate was off'
    const changed = { work_date, clock_kind, time, reason, version }
    expect((await as('asker', 'PUT', own, { ...changed, time: '03:00' })).status).toBe(422)
    const sent = await as('asker', 'PUT', own, changed)
    expect(sent, JSON.stringify(sent)).toMatchObject({ status: 200, data: { status: 'pending', reason } })
    expect((await as('asker', 'PUT', own, changed)).status).toBe(409)
    expect(await inbox('manager')).toContain(data.request_id)
  })
})
