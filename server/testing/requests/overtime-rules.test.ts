import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, clockInLaos, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, decide, setting } = withTeam()
let next = 60

const RULES = { overtime_ask_until_days: 3, overtime_must_be_before: false, overtime_min_minutes: 0 }
beforeEach(() => setting({ hr_approves_overtime: false, ...RULES }))

const evening = (work_date: string, more: object = {}) => ({
  ...{ work_date, from_time: '20:00', to_time: '21:00', remark: '' },
  ...more,
})
const ask = (work_date: string, more: object = {}) =>
  as('asker', 'POST', '/employee/overtime-request', evening(work_date, more))
const codesOf = async (work_date: string, more: object = {}) => {
  const span = evening(work_date, more)
  const { data } = await as('asker', 'POST', '/employee/overtime-request/preview', {
    ...{ work_date, from_time: span.from_time, to_time: span.to_time },
  })
  return {
    refusals: data.refusals.map(({ code }: { code: string }) => code),
    warnings: data.warnings.map(({ code }: { code: string }) => code),
  }
}
const enter = (work_date: string, more: object = {}) =>
  as('admin', 'POST', '/employee/ot', {
    ...{ ...evening(work_date), employee_id: id('asker'), confirmed: true },
    ...more,
  })

describe('the company decides how employees ask for overtime', () => {
  test('how many days back, which is saved in its settings and takes effect', async () => {
    const { data: setting } = await as('admin', 'GET', '/company/setting')
    const { can: _, has_factors: __, approver_count: ___, ...values } = setting
    const saved = await as('admin', 'PUT', '/company/setting', { ...values, overtime_ask_until_days: 1 })
    expect(saved.data.overtime_ask_until_days).toBe(1)
    const day = (back: number) => addDays(todayInLaos(), -back)
    expect((await codesOf(day(2))).refusals).toContain('overtime_too_late')
    expect((await codesOf(day(1))).refusals).not.toContain('overtime_too_late')
    expect(await enter(day(2))).toMatchObject({ status: 200 })
  })

  test('only before it starts, to the minute; HR can enter it later', async () => {
    await setting({ overtime_must_be_before: true })
    const today = todayInLaos()
    expect((await codesOf(addDays(today, -1))).refusals).toContain('overtime_only_before')
    const now = clockInLaos(new Date())
    const minuteBefore = `${now.slice(0, 3)}${now.slice(3)}`
    const started = await codesOf(today, { from_time: minuteBefore, to_time: '23:59' })
    expect(started.refusals).toContain('overtime_only_before')
    const refused = await ask(addDays(today, -1))
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['from_time']])
    expect((await codesOf(addDays(today, 1))).refusals).toEqual([])
    expect(await enter(addDays(today, -1))).toMatchObject({ status: 200 })
  })

  test('a draft of yesterday cannot be sent when the rule has changed', async () => {
    const day = addDays(todayInLaos(), -1)
    const draft = await ask(day, { is_draft: true, from_time: '21:00', to_time: '22:00' })
    expect(draft.status).toBe(200)
    await setting({ overtime_must_be_before: true })
    const sent = await as('asker', 'POST', `/requests/${draft.data.request_id}/submit`, {
      version: draft.data.request_version,
    })
    expect(sent).toMatchObject({ status: 422, errors: { from_time: [expect.any(String)] } })
  })

  test('the shortest overtime: employees are refused, HR is told', async () => {
    await setting({ overtime_min_minutes: 60 })
    const day = weekday(next++)
    const refused = await ask(day, { to_time: '20:59' })
    expect(refused).toMatchObject({
      status: 422,
      errors: { to_time: ['Overtime must be at least 60 minutes'] },
    })
    expect(await ask(day)).toMatchObject({ status: 200 })
    const warned = await enter(weekday(next++), { to_time: '20:30', confirmed: false })
    expect(warned.data).toMatchObject({
      overtime: null,
      warnings: [{ code: 'overtime_below_minimum', minutes: 30, limit: 60 }],
    })
  })

  test('values outside the limits of a setting are refused', async () => {
    const { data } = await as('admin', 'GET', '/company/setting')
    const { can: _, has_factors: __, approver_count: ___, ...values } = data
    for (const wrong of [
      { overtime_ask_until_days: -1 },
      { overtime_ask_until_days: 63 },
      { overtime_min_minutes: 481 },
      { overtime_min_minutes: 1.5 },
    ])
      expect(await as('admin', 'PUT', '/company/setting', { ...values, ...wrong })).toMatchObject({
        status: 422,
      })
  })
})

describe('limits of the law', () => {
  test('a fifth day in a row is told to who asks and to who decides, with the number', async () => {
    // Seven calendar days from a Monday on.
    const first = weekday(next)
    next += 10
    for (const at of [0, 1, 2, 3]) expect((await ask(addDays(first, at))).status).toBe(200)
    const fifth = addDays(first, 4)
    expect((await codesOf(fifth)).warnings).toContain('overtime_days_in_row')
    const { data } = await ask(fifth)
    const { context } = (await as('manager', 'GET', `/requests/${data.request_id}`)).data
    expect(context.warnings).toContainEqual(
      expect.objectContaining({ code: 'overtime_days_in_row', date: first, days: 5 }),
    )
  })

  test('HR enters overtime beyond them only with a reason, one by one and for many', async () => {
    const day = weekday(next++)
    const long = { from_time: '18:00', to_time: '22:00' }
    const refused = await enter(day, long)
    expect(refused).toMatchObject({
      status: 422,
      errors: { remark: [expect.stringContaining('labour law')] },
    })
    const many = (remark: string) =>
      as('admin', 'POST', '/employee/ot/entry', {
        rows: [{ employee_id: id('deputy'), work_date: day, ...long, remark }],
        store: 'all',
      })
    expect((await many('')).data).toMatchObject({
      stored: 0,
      outcomes: [{ state: 'refused', refusal: 'reason_needed', warnings: [{ code: 'overtime_day_limit' }] }],
    })
    expect((await many('Permission 12/LA')).data).toMatchObject({ stored: 1 })
    const stored = await enter(day, { ...long, remark: 'Permission 12/LA' })
    expect(stored.data.overtime).toMatchObject({ minutes: 240 })
    const path = `/employee/ot/${stored.data.overtime.id}`
    const longer = { ...evening(day), ...long, to_time: '23:00', version: stored.data.overtime.version }
    expect(await as('admin', 'PUT', path, { ...longer, confirmed: true })).toMatchObject({ status: 422 })
  })

  test('HR approves beyond them only with a reason; the line manager is told', async () => {
    await setting({ hr_approves_overtime: true })
    const { data } = await ask(weekday(next++), { from_time: '18:00', to_time: '22:00' })
    expect(await decide('manager', data.request_id)).toMatchObject({ status: 'approved' })
    const refused = await decide('hr', data.request_id)
    expect(refused).toMatchObject({ status: null, error: { code: 'reason_needed' } })
    const done = await decide('hr', data.request_id, 'approved', { reason: 'Permission 12/LA' })
    expect(done).toMatchObject({ status: 'success', error: null })
    const [last] = await rows(
      'select reason from decision where company_id = $1 and request_id = $2 order by id desc limit 1',
      data.request_id,
    )
    expect(last).toEqual({ reason: 'Permission 12/LA' })
  })

  test('of several approved together only what goes beyond needs the reason; less than the limit needs none', async () => {
    await setting({ hr_approves_overtime: true })
    const day = weekday(next++)
    const one = (await ask(day, { from_time: '18:00', to_time: '20:00' })).data
    const two = (await ask(day, { from_time: '20:00', to_time: '22:00' })).data
    const ids = [one.request_id, two.request_id]
    await as('manager', 'POST', '/requests/decide', { ids, verdict: 'approved' })
    const { data } = await as('hr', 'POST', '/requests/decide', { ids, verdict: 'approved' })
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['success', null])
    const less = { from_time: '20:00', to_time: '21:00' }
    const long = { from_time: '20:00', to_time: '21:30' }
    expect(await decide('hr', two.request_id, 'approved', { less: long })).toMatchObject({
      status: 422,
      code: 'reason_needed',
    })
    expect(await decide('hr', two.request_id, 'approved', { less })).toMatchObject({ status: 'success' })
  })
})
