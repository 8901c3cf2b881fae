import { beforeAll, describe, expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, decide, setting } = withTeam()

let shift: { check_in: string; check_out: string; work_minutes: number }
const later = (clock: string, minutes: number) => {
  const at = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Overtime of a past day that is paid with time off, as the derivation of its days has counted it. */
const earn = (employeeId: number, day: string, minutes: number, multiplier = 150) =>
  rows(
    `insert into overtime_result (company_id, employee_id, work_date, multiplier, minutes, pay_type)
     values ($1, $2, $3, $4, $5, 'holiday') returning 1`,
    ...[employeeId, day, multiplier, minutes],
  )
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

const HOLIDAY = (day: string) => ({
  ...{ name_la: 'ວັນພັກ', name_en: 'Festival', kind: 'regular', counts_as: 'holiday', for_whom: 'all' },
  ...{ from_date: day, to_date: day, weekday: null, month: null, month_day: null },
})

beforeAll(async () => {
  const roster = await as('asker', 'GET', `/employee/roster?from=${weekday(0)}&to=${weekday(0)}`)
  shift = roster.data[0].shift
  // Before the days that reading the credit derives again.
  await earn(id('asker'), daysAgo(60), 180)
})

const last = (minutes: number, day: string, more: object = {}) => ({
  ...{
    use_date: day,
    from_time: later(shift.check_out, -minutes),
    to_time: shift.check_out,
    remark: 'School',
  },
  ...more,
})
const ask = (body: object) => as('asker', 'POST', '/employee/overtime-use', body)
const refusal = async (body: object) => {
  const answer = await ask(body)
  return answer.status === 422
    ? Object.values(answer.errors as Record<string, string[]>)[0]?.[0]
    : answer.status
}
const credit = async (on = weekday(0)) =>
  (await as('asker', 'GET', `/employee/overtime-use/credit?on=${on}`)).data

describe('overtime used as time off', () => {
  test('can be taken of what is earned before it is posted: three hours at ×1.5 are four and a half', async () => {
    expect(await credit()).toMatchObject({
      ...{ left_minutes: 270, provisional_minutes: 270, pending_minutes: 0 },
      expiring: [{ minutes: 270 }],
    })
    const preview = (await as('asker', 'POST', '/employee/overtime-use/preview', last(120, weekday(0)))).data
    expect(preview).toMatchObject({
      ...{ minutes: 120, work_minutes: 120, is_whole_shift: false, refusals: [] },
      ...{ credit_minutes: 120, left_before: 270, left_after: 150 },
    })
    expect(preview.steps[0]).toMatchObject({ role: 'linemanager' })
  })

  test('waits for the line manager, and once approved the day ends earlier and is paid', async () => {
    const day = weekday(0)
    const { data, ...rest } = await ask(last(120, day))
    expect(rest).toMatchObject({ status: 200 })
    expect(data).toMatchObject({ status: 'pending', credit_minutes: 120, waits_for: { role: 'linemanager' } })
    expect(await credit()).toMatchObject({ left_minutes: 150, pending_minutes: 120 })
    const shown = (await as('manager', 'GET', `/requests/${data.request_id}`)).data
    expect(shown).toMatchObject({
      kind: 'overtime_use',
      facts: { minutes: 120, first_day: day },
      context: { credit: { taken: 120, before: 270, after: 150 }, warnings: [] },
    })
    expect(await decide('manager', data.request_id)).toMatchObject({ error: null, status: 'success' })
    const roster = (await as('asker', 'GET', `/employee/roster?from=${day}&to=${day}`)).data
    expect(roster[0]).toMatchObject({ leave: 'hours' })
    // It is leave for attendance, and in no list of leave.
    expect(
      (await as('admin', 'GET', '/e-leave?per_page=200')).data.some(
        ({ start_date }: { start_date: string }) => start_date === day,
      ),
    ).toBe(false)
    const ownLeave = (await as('asker', 'GET', '/employee/leave')).data
    expect(ownLeave.some(({ start_date }: { start_date: string }) => start_date === day)).toBe(false)
    expect((await as('admin', 'GET', '/employee/using/ot')).data).toMatchObject([
      { use_date: day, minutes: 120, credit_minutes: 120, status: 'success', employee_id: id('asker') },
    ])
    expect(
      (
        await as('admin', 'PUT', `/e-leave/${data.id}`, {
          leave_type_id: 1,
          start_date: day,
          end_date: day,
          part: 'full',
          detail: '',
          version: 2,
        })
      ).status,
    ).toBe(404)
  })

  test('is refused outside the shift, below half an hour, between the quarters, on leave, in the past and beyond the credit', async () => {
    const day = weekday(1)
    expect(await refusal(last(120, day, { to_time: later(shift.check_out, 60) }))).toMatch(
      /not inside your shift/,
    )
    expect(await refusal(last(15, day))).toMatch(/at least 30 minutes/)
    expect(await refusal(last(50, day))).toMatch(/steps of 15/)
    expect(await refusal(last(60, weekday(0)))).toMatch(/at the same time/)
    expect(await refusal(last(60, daysAgo(1)))).toMatch(/date is over/)
    expect(await refusal(last(180, day))).toMatch(/2:30 hours/)
    expect(await refusal({ ...last(60, day), use_date: '2035-03-04' })).toMatch(/no shift|not employed/)
    expect((await ask(last(180, day, { is_draft: true }))).data).toMatchObject({ status: 'draft' })
  })

  test('of two requests for the last credit at the same time one is refused', async () => {
    const both = await Promise.all([ask(last(150, weekday(2))), ask(last(150, weekday(3)))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const stored = both.find(({ status }) => status === 200)?.data
    expect((await credit()).left_minutes).toBe(0)
    const version = stored.request_version
    expect((await as('asker', 'POST', `/requests/${stored.request_id}/withdraw`, { version })).status).toBe(
      200,
    )
    expect((await credit()).left_minutes).toBe(150)
  })

  test('gives the credit back if the date becomes a holiday, and takes it again if it is none any more', async () => {
    const day = weekday(4)
    const { data } = await ask(last(60, day))
    expect((await credit()).left_minutes).toBe(90)
    const holiday = HOLIDAY(day)
    const added = await as('admin', 'POST', '/restDay', { ...holiday, confirmed: true })
    expect(added, JSON.stringify(added)).toMatchObject({ status: 200 })
    expect((await credit()).left_minutes).toBe(150)
    const own = (await as('asker', 'GET', `/employee/overtime-use/${data.id}`)).data
    expect(own).toMatchObject({ credit_minutes: 0, minutes: 60 })
    expect(
      await refusal(last(60, day, { from_time: shift.check_in, to_time: later(shift.check_in, 60) })),
    ).toMatch(/public holiday/)
    const { request_version: version } = own
    await as('asker', 'POST', `/requests/${data.request_id}/withdraw`, { version })
  })

  test('before its date is cancelled freely, and the credit comes back', async () => {
    const [used] = (await as('asker', 'GET', '/employee/overtime-use?status=success')).data
    await setting({ cancel_needs_approval: false })
    const body = { version: used.request_version, reason: 'Changed my mind' }
    const cancelled = await as('asker', 'POST', `/requests/${used.request_id}/cancel`, body)
    expect(cancelled, JSON.stringify(cancelled)).toMatchObject({ status: 200 })
    expect(await credit()).toMatchObject({ left_minutes: 270 })
    const list = (await as('asker', 'GET', '/employee/overtime-use?status=cancelled')).data
    expect(list).toContainEqual(expect.objectContaining({ id: used.id, credit_minutes: null }))
  })

  test('can be changed while nobody has decided', async () => {
    const day = weekday(6)
    const { data } = await ask(last(60, day))
    const body = last(90, day, { version: data.version })
    const changed = await as('asker', 'PUT', `/employee/overtime-use/${data.id}`, body)
    expect(changed.data).toMatchObject({ minutes: 90, credit_minutes: 90, status: 'pending' })
    expect((await as('asker', 'PUT', `/employee/overtime-use/${data.id}`, body)).status).toBe(409)
    expect((await as('deputy', 'PUT', `/employee/overtime-use/${data.id}`, body)).status).toBe(404)
    await as('manager', 'POST', '/requests/decide', {
      ids: [data.request_id],
      verdict: 'rejected',
      reason: 'Too busy',
    })
    expect((await credit()).left_minutes).toBe(270)
  })

  test('waits for HR besides if the company wants that for overtime', async () => {
    await setting({ hr_approves_overtime: true })
    const { data } = await ask(last(60, weekday(7)))
    expect(await decide('manager', data.request_id)).toMatchObject({ status: 'approved' })
    expect((await as('hr', 'GET', '/requests/inbox?kind=overtime_use')).data).toMatchObject([
      { id: data.request_id },
    ])
    expect(await decide('hr', data.request_id)).toMatchObject({ status: 'success' })
    await setting({ hr_approves_overtime: false })
  })

  test('HR is warned beyond the credit and can enter it all the same; nobody enters his own', async () => {
    const employee_id = id('deputy')
    const day = weekday(8)
    const { shift: own } = (await as('deputy', 'GET', `/employee/roster?from=${day}&to=${day}`)).data[0]
    const times = { from_time: later(own.check_out, -120), to_time: own.check_out }
    const body = { use_date: day, ...times, remark: '', employee_id }
    const warned = (await as('admin', 'POST', '/employee/using/ot', body)).data
    expect(warned).toMatchObject({ use: null, warnings: [{ code: 'use_beyond_credit', minutes: 0 }] })
    const entered = (await as('admin', 'POST', '/employee/using/ot', { ...body, confirmed: true })).data
    expect(entered.use).toMatchObject({ status: 'success', credit_minutes: 120 })
    const there = (
      await as('admin', 'GET', `/employee/using/ot/credit?employee_id=${employee_id}&on=${weekday(8)}`)
    ).data
    expect(there.left_minutes).toBe(-120)
    const again = await as('admin', 'POST', '/employee/using/ot', { ...body, confirmed: true })
    expect(again.status).toBe(409)
    const { id: useId, version } = entered.use
    const gone = await as('admin', 'POST', `/employee/using/ot/${useId}/cancel`, {
      reason: 'Wrong day',
      version,
      confirmed: true,
    })
    expect(gone.data).toMatchObject({ is_stored: true })
    const shown = (await as('admin', 'GET', `/employee/using/ot/${useId}`)).data
    expect(shown).toMatchObject({ status: 'cancelled', decision_reason: 'Wrong day' })
    expect(shown.history).toHaveLength(2)
  })

  test('HR changes an approved use: the days and the credit follow, and the history has both', async () => {
    const employee_id = id('deputy')
    const [day, other] = [weekday(10), weekday(11)]
    const { shift: own } = (await as('deputy', 'GET', `/employee/roster?from=${day}&to=${day}`)).data[0]
    const last = (minutes: number) => ({ from_time: later(own.check_out, -minutes), to_time: own.check_out })
    const enter = async (use_date: string) =>
      (
        await as('admin', 'POST', '/employee/using/ot', {
          ...{ ...last(120), use_date, remark: '', employee_id, confirmed: true },
        })
      ).data.use
    const use = await enter(day)
    const path = `/employee/using/ot/${use.id}`
    const left = async () =>
      (await as('admin', 'GET', `/employee/using/ot/credit?employee_id=${employee_id}&on=${weekday(12)}`))
        .data.left_minutes
    const before = await left()
    const change = { ...last(60), use_date: other, remark: 'Moved', version: use.version }
    const warned = (await as('admin', 'PUT', path, change)).data
    expect(warned).toMatchObject({ use: null, warnings: [{ code: 'use_beyond_credit' }] })
    expect((await as('manager', 'PUT', path, change)).status).toBe(403)
    await rows('delete from attendance_change where company_id = $1')
    const changed = await as('admin', 'PUT', path, { ...change, confirmed: true })
    expect(changed.data.use).toMatchObject({ use_date: other, remark: 'Moved', credit_minutes: 60 })
    expect(await left()).toBe(before + 60)
    const marked = await rows('select first_day, last_day from attendance_change where company_id = $1')
    expect(marked.length).toBeGreaterThan(0)
    const shown = (await as('admin', 'GET', path)).data
    expect(shown.history.at(-1)).toMatchObject({
      change: { before: { use_date: day }, after: { use_date: other } },
    })
    expect((await as('admin', 'PUT', path, { ...change, confirmed: true })).code).toBe('stale_version')
    const twin = await enter(day)
    const same = { ...last(60), use_date: other, remark: '', version: twin.version, confirmed: true }
    expect((await as('admin', 'PUT', `/employee/using/ot/${twin.id}`, same)).code).toBe('duplicate')
    const { version } = changed.data.use
    const cancel = { reason: 'Wrong', version, confirmed: true }
    expect((await as('admin', 'POST', `${path}/cancel`, cancel)).data).toMatchObject({ is_stored: true })
    expect((await as('admin', 'PUT', path, { ...change, version: version + 1 })).code).toBe('request_status')
  })

  test('a whole shift is a day of leave', async () => {
    await earn(id('asker'), daysAgo(61), 400)
    const body = { use_date: weekday(9), from_time: shift.check_in, to_time: shift.check_out, remark: '' }
    const { data } = await as('asker', 'POST', '/employee/overtime-use/preview', body)
    expect(data).toMatchObject({ is_whole_shift: true, credit_minutes: 480, refusals: [] })
    expect((await ask(body)).status).toBe(200)
  })
})
