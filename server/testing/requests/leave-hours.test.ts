import { beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, world, companyId } = withTeam()
let type: number
let halves: number
let unpaid: number

const kind = async (name: string, more: object) =>
  (
    await as('admin', 'POST', '/vacation', {
      ...{ name, category: 'other', amount: 10, is_paid: true },
      ...more,
    })
  ).data.id as number

/** The shift of a weekday. */
let shift: { check_in: string; check_out: string; work_minutes: number }
const later = (clock: string, minutes: number) => {
  const at = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

beforeAll(async () => {
  type = await kind('By the hour', { smallest: 'hour' })
  halves = await kind('By half days', {})
  unpaid = await kind('Unpaid hours', { smallest: 'hour', is_paid: false })
  const roster = await as('asker', 'GET', `/employee/roster?from=${weekday(0)}&to=${weekday(0)}`)
  shift = roster.data[0].shift
})

const hoursOf = (day: string, from_time: string, to_time: string, more: object = {}) => ({
  ...{
    leave_type_id: type,
    start_date: day,
    end_date: day,
    part: 'hours',
    from_time,
    to_time,
    detail: 'Bank',
  },
  ...more,
})
const lastTwo = (day: string, more: object = {}) =>
  hoursOf(day, later(shift.check_out, -120), shift.check_out, more)
const left = async (on: string) =>
  (await as('asker', 'GET', `/employee/leave/balances?on=${on}`)).data.find(
    ({ leave_type_id }: { leave_type_id: number }) => leave_type_id === type,
  ).left

describe('leave by the hour', () => {
  test('takes its share of the working time of the shift, and says so before it is sent', async () => {
    const day = weekday(0)
    const { detail: _, ...asked } = lastTwo(day)
    const preview = (await as('asker', 'POST', '/employee/leave/preview', asked)).data
    const days = Math.round((120 * 480) / shift.work_minutes) / 480
    expect(preview.days).toBeCloseTo(days, 10)
    expect(preview.refusals).toEqual([])
    const sent = await as('asker', 'POST', '/employee/leave', lastTwo(day))
    expect(sent, JSON.stringify(sent)).toMatchObject({
      status: 200,
      data: { part: 'hours', to_time: shift.check_out },
    })
    expect(await left(day)).toBeCloseTo(10 - days, 10)
    const request = (await as('manager', 'GET', `/requests/${sent.data.request_id}`)).data
    expect(request.facts).toMatchObject({ part: null, from_time: later(shift.check_out, -120) })
    expect(request.context.leave.left_after).toBeCloseTo(10 - days, 10)
    const own = (await as('asker', 'GET', '/employee/leave?search=hour')).data[0]
    expect(own).toMatchObject({ part: 'hours', from_time: later(shift.check_out, -120) })
  })

  test('once approved moves the check-out of the day: leaving then is not early', async () => {
    const day = '2026-04-08'
    const employee_id = id('asker')
    const body = { ...lastTwo(day), employee_id, confirmed: true }
    const entered = await as('admin', 'POST', '/e-leave', body)
    expect(entered, JSON.stringify(entered)).toMatchObject({
      status: 200,
      data: { leave: { part: 'hours' } },
    })
    const detail = (await as('admin', 'GET', `/e-leave/${entered.data.leave.id}`)).data
    expect(detail).toMatchObject({ counted_dates: [day] })
    expect(detail.counted_days).toBeCloseTo(120 / shift.work_minutes, 2)
    await deriveDays(world().db, companyId(), { from: '2026-04-01', to: '2026-04-30' })
    const day1 = (await as('admin', 'GET', `/clock-in/report/${employee_id}/day?date=${day}`)).data
    expect(day1.leave).toMatchObject([{ part: 'hours', to_time: shift.check_out, is_paid: true }])
    const [hours, minutes] = later(shift.check_out, -120).split(':').map(Number)
    expect(day1.judged.window.check_out).toBe((hours as number) * 60 + (minutes as number))
    const lines = (
      await as(
        'admin',
        'GET',
        `/e-leave/statement?employee_id=${employee_id}&leave_type_id=${type}&on=${day}`,
      )
    ).data.lines
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'leave', to_time: shift.check_out }))
  })

  test('is refused without hours, with none, outside the shift, of an unpaid kind, and of a kind of half days', async () => {
    const day = weekday(1)
    const refusal = async (body: object) => {
      const answer = await as('asker', 'POST', '/employee/leave', body)
      return answer.status === 422 ? Object.keys(answer.errors)[0] : answer.status
    }
    expect(await refusal({ ...lastTwo(day), from_time: null, to_time: null })).toBe('from_time')
    expect(await refusal(hoursOf(day, '10:00', '10:00'))).toBe('from_time')
    expect(await refusal(hoursOf(day, later(shift.check_out, 60), later(shift.check_out, 120)))).toBe(
      'from_time',
    )
    expect(await refusal(lastTwo(day, { leave_type_id: unpaid }))).toBe('part')
    expect(await refusal(lastTwo(day, { leave_type_id: halves }))).toBe('part')
    expect(await refusal(lastTwo(day, { end_date: weekday(2) }))).toBe('end_date')
    // Times of other parts do not count.
    const whole = await as('asker', 'POST', '/employee/leave', { ...lastTwo(weekday(8)), part: 'full' })
    expect(whole.data).toMatchObject({ part: 'full', from_time: null, to_time: null, days: 1 })
  })

  test('does not overlap other hours or half a day, but can stand beside them', async () => {
    const day = weekday(3)
    expect((await as('asker', 'POST', '/employee/leave', lastTwo(day))).status).toBe(200)
    const same = await as(
      'asker',
      'POST',
      '/employee/leave',
      hoursOf(day, later(shift.check_out, -60), shift.check_out),
    )
    expect(same).toMatchObject({ status: 422, errors: { start_date: [expect.any(String)] } })
    const half = { start_date: day, end_date: day, detail: '' }
    const afternoon = { ...half, leave_type_id: halves, part: 'afternoon' }
    expect((await as('asker', 'POST', '/employee/leave', afternoon)).status).toBe(422)
    const morning = { ...half, leave_type_id: halves, part: 'morning' }
    expect((await as('asker', 'POST', '/employee/leave', morning)).status).toBe(200)
  })

  test('can be changed to other hours while nobody has decided, and for a whole shift costs one day', async () => {
    const day = weekday(5)
    const { data } = await as('asker', 'POST', '/employee/leave', lastTwo(day))
    const body = hoursOf(day, shift.check_in, shift.check_out, { version: data.version })
    const changed = await as('asker', 'PUT', `/employee/leave/${data.id}`, body)
    expect(changed, JSON.stringify(changed)).toMatchObject({
      status: 200,
      data: { days: 1, from_time: shift.check_in },
    })
  })

  test('is offered by the leave types that have it, and only its rows have times', async () => {
    const types = (await as('admin', 'GET', '/leave-type')).data
    expect(types).toContainEqual(expect.objectContaining({ id: type, smallest: 'hour' }))
    const stored = await rows(
      `select part from leave_request where company_id = $1 and from_time is not null`,
    )
    expect(new Set(stored.map(({ part }) => part))).toEqual(new Set(['hours']))
  })
})
