import { beforeAll, describe, expect, test } from 'vitest'
import { span, withEntries } from './entries-world.test-data.ts'

const { world, call, person, sheet, leaveType } = withEntries()
let leave_type_id: number
beforeAll(async () => {
  leave_type_id = await leaveType('Stock-taking', 2)
})

const leave = (employee_id: number, start_date: string, more: object = {}) => ({
  ...{ employee_id, leave_type_id, start_date, end_date: start_date, part: 'full', detail: '' },
  ...{ from_time: null, to_time: null },
  ...more,
})

describe('leave of many employees and days', () => {
  const url = '/e-leave/entry'
  const enter = (list: object[], store: string) => call('POST', url, { rows: list, store })

  test('takes the balance row by row: what goes beyond it is a warning, and only once', async () => {
    const days = ['2026-06-08', '2026-06-09', '2026-06-10']
    const { data } = await enter(
      days.map((day) => leave(person(0).id, day)),
      'good',
    )
    expect(data, JSON.stringify(data)).toMatchObject({ stored: 2 })
    expect(data.outcomes.map(({ warnings }: { warnings: { code: string }[] }) => warnings[0]?.code)).toEqual([
      ...[undefined, undefined, 'leave_beyond_balance'],
    ])
    const single = await call('POST', '/e-leave', leave(person(0).id, '2026-06-10'))
    expect(single.data.warnings).toMatchObject([{ code: 'leave_beyond_balance', left: 0 }])
    expect((await call('POST', `${url}/${data.entry_id}/cancel`, { reason: 'Test' })).data.cancelled).toBe(2)
  })

  test('warns about a public holiday, a day without a shift and other leave', async () => {
    await call('POST', '/restDay', {
      ...{ name_la: 'ວັນພັກ', name_en: 'Our holiday', kind: 'regular', counts_as: 'holiday', for_whom: 'all' },
      ...{ from_date: '2026-06-11', to_date: '2026-06-11', weekday: null, month: null, month_day: null },
    })
    const list = [
      leave(person(1).id, '2026-06-11'),
      leave(person(1).id, '2026-06-14'),
      leave(person(1).id, '2026-06-15', { part: 'morning' }),
      leave(person(1).id, '2026-06-15'),
    ]
    const { data } = await enter(list, 'nothing')
    expect(data.outcomes.map(({ warnings }: { warnings: { code: string }[] }) => warnings[0]?.code)).toEqual([
      ...['leave_on_holiday', 'leave_without_shift', undefined, 'leave_overlaps'],
    ])
    const overtime = await call('POST', '/employee/ot', span(person(1).id, '2026-06-11'))
    expect(overtime.data.warnings).toMatchObject([{ code: 'overtime_on_holiday', date: '2026-06-11' }])
  })

  test('is read from Excel as companies write it in Lao', async () => {
    const answer = await sheet(
      `${url}/file`,
      ['ລະຫັດ', 'ປະເພດການລາພັກ', 'ແຕ່ວັນທີ', 'ເຖິງວັນທີ', 'ໄລຍະ'],
      [
        [person(0).emp_number, 'Stock-taking', '08/06/2026', '08/06/2026', 'ຕອນເຊົ້າ'],
        [person(0).emp_number, 'Stock-taking', '09/06/2026', '', 'ເຄິ່ງມື້ບ່າຍ'],
        [person(0).emp_number, 'Stock-taking', '10/06/2026', '11/06/2026', 'ໝົດວັນ'],
      ],
    )
    expect(answer.data?.rows, JSON.stringify(answer)).toEqual([
      leave(person(0).id, '2026-06-08', { part: 'morning' }),
      leave(person(0).id, '2026-06-09', { part: 'afternoon' }),
      leave(person(0).id, '2026-06-10', { end_date: '2026-06-11' }),
    ])
  })

  test('is read from Excel with the kind of leave by name', async () => {
    const answer = await sheet(
      `${url}/file`,
      ['Employee number', 'Kind of leave', 'First day', 'Last day', 'Half day'],
      [
        [person(0).emp_number, 'stock-taking', '2026-06-08', '', 'AM'],
        [person(0).emp_number, 'Stock-taking', '2026-06-09', '2026-06-10', ''],
        [person(0).emp_number, 'Stock-taking', '2026-06-09', '2026-06-10', 'PM'],
        [person(0).emp_number, 'Holiday on the moon', '2026-06-09', '', ''],
      ],
    )
    expect(answer.data?.rows, JSON.stringify(answer)).toEqual([
      leave(person(0).id, '2026-06-08', { part: 'morning' }),
      leave(person(0).id, '2026-06-09', { end_date: '2026-06-10' }),
    ])
    expect(answer.data.errors).toMatchObject([
      { row: 4, code: 'bad_range' },
      { row: 5, code: 'unknown_type' },
    ])
  })

  test('days of an approved run are named first, when entering and when cancelling', async () => {
    const approved = await call('POST', `/payrolls-item/${world().runs[0]}/approve`, { reason: 'Checked' })
    expect(approved, JSON.stringify(approved)).toMatchObject({ status: 200 })
    const locked = { code: 'in_locked_run', date: '2026-04-09', run: 'Zqfirst-April' }
    const list = [leave(person(2).id, '2026-04-09'), leave(person(2).id, '2026-06-09')]
    const good = (await enter(list, 'good')).data
    expect(good.outcomes[0].warnings).toContainEqual(locked)
    expect(good.outcomes.map(({ is_stored }: { is_stored: boolean }) => is_stored)).toEqual([false, true])
    const all = (await enter(list, 'all')).data
    expect(all.stored).toBe(1)
    const reason = { reason: 'Wrong' }
    expect((await call('POST', `${url}/${all.entry_id}/cancel`, reason)).data).toMatchObject({
      ...{ is_stored: false, cancelled: 0, warnings: [locked] },
    })
    const confirmed = { ...reason, confirmed: true }
    expect((await call('POST', `${url}/${all.entry_id}/cancel`, confirmed)).data.cancelled).toBe(1)
  })
})
