import { describe, expect, test } from 'vitest'
import { recordApprovedLeave } from '#features/leave/server/index.ts'
import { recordApprovedOvertime } from '#features/overtime/server/index.ts'
import { withCancelling } from './cancel-world.test-data.ts'
import type { Asker } from './two-companies.test-data.ts'

const { world, companyId, april, call, rows, employeeId, leaveTypeId, kinds } = withCancelling()
const actor = { accountId: null, name: 'test' }

describe.each(Object.entries(kinds))('%s entered by HR', (name, kind) => {
  const enter = async (body: object, more: object = {}) => {
    const answer = await call('POST', kind.path, {
      employee_id: employeeId(),
      ...body,
      confirmed: true,
      ...more,
    })
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
    return answer.data[name]
  }
  const edit = (id: number, body: object, asker: Asker = 'admin') =>
    call('PUT', `${kind.path}/${id}`, body, asker)
  const cancel = (id: number, body: object, asker: Asker = 'admin') =>
    call('POST', `${kind.path}/${id}/cancel`, { reason: 'Wrong day', ...body }, asker)
  const show = async (id: number) => (await call('GET', `${kind.path}/${id}`)).data
  const totalOf = async (status: string) =>
    (await call('GET', `${kind.list}?status=${status}&employee_id=${employeeId()}`)).meta.total

  test('moves to another day: both days are derived again, and the history shows who changed what', async () => {
    const before = await april()
    const { id, version } = await enter(kind.on('2026-04-08'))
    await april()
    const changed = await edit(id, { ...kind.on('2026-04-09'), version, confirmed: true })
    expect(changed).toMatchObject({ status: 200, data: { [name]: { [kind.dayOf]: '2026-04-09' } } })
    expect(changed.data[name].version).toBe(version + 1)
    const moved = await april()
    expect((await show(id)).history).toMatchObject([
      { verdict: 'approved', change: null },
      {
        verdict: 'changed',
        actor: 'Zqfirst-admin',
        change: { before: { [kind.dayOf]: '2026-04-08' }, after: { [kind.dayOf]: '2026-04-09' } },
      },
    ])
    const dayHistory = async (date: string) =>
      (await call('GET', `/clock-in/report/${employeeId()}/day?date=${date}`)).data.history
    // The new day has the whole history, the old one the change that has taken the request away.
    expect((await dayHistory('2026-04-09')).slice(-2)).toMatchObject([
      { subject: kind.table, verdict: 'approved', actor: 'Zqfirst-admin' },
      { subject: kind.table, verdict: 'changed' },
    ])
    const old = (await dayHistory('2026-04-08')).at(-1)
    expect(old).toMatchObject({ subject: kind.table, verdict: 'changed' })
    const [logged] = await rows(
      `select before, after from audit_entry where company_id = $1 and entity = $2 and entity_id = $3 and action = 'update'`,
      kind.table,
      id,
    )
    expect(logged).toMatchObject({
      before: { [kind.dayOf]: '2026-04-08' },
      after: { [kind.dayOf]: '2026-04-09' },
    })
    await cancel(id, { version: version + 1 })
    expect(await april()).toEqual(before)
    const direct = await enter(kind.on('2026-04-09'))
    expect(await april()).toEqual(moved)
    await cancel(direct.id, { version: direct.version })
  })

  test('is cancelled with a reason: it counts nowhere, stays in the list, and can be entered again', async () => {
    const before = await april()
    const [stored] = await rows(kind.effective)
    const {
      id,
      version,
      employee_id: person,
    } = stored as { id: number; version: number; employee_id: number }
    expect(await cancel(id, { version, reason: '' })).toMatchObject({ status: 422 })
    expect(await cancel(id, { version })).toMatchObject({
      status: 200,
      data: { is_stored: true, warnings: [] },
    })
    expect(await april()).not.toEqual(before)
    expect(await show(id)).toMatchObject({
      status: 'cancelled',
      decision_reason: 'Wrong day',
      decided_by: 'Zqfirst-admin',
      history: [{ verdict: 'approved' }, { verdict: 'cancelled', reason: 'Wrong day' }],
    })
    const [logged] = await rows(
      `select before, after from audit_entry where company_id = $1 and entity = $2 and entity_id = $3 and action = 'cancel'`,
      kind.table,
      id,
    )
    expect(logged).toMatchObject({
      before: { status: 'success' },
      after: { status: 'cancelled', reason: 'Wrong day' },
    })
    const again = await enter(kind.again(stored as Record<string, unknown>), { employee_id: person })
    expect(again.id).not.toBe(id)
    expect(await april()).toEqual(before)
    expect(await cancel(id, { version: version + 1 })).toMatchObject({ status: 409, code: 'request_status' })
    expect(await edit(id, { ...kind.on('2026-04-08'), version: version + 1 })).toMatchObject({
      status: 409,
      code: 'request_status',
    })
  })

  test('of editing and cancelling at the same time, one is done and the other is refused', async () => {
    const { id, version } = await enter(kind.on('2026-05-12'))
    const answers = await Promise.all([
      edit(id, { ...kind.on('2026-05-13'), version, confirmed: true }),
      cancel(id, { version, confirmed: true }),
      edit(id, { ...kind.on('2026-05-14'), version, confirmed: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { status, code } of answers) if (status === 409) expect(code).toBe('stale_version')
    const shown = await show(id)
    expect(shown.version).toBe(version + 1)
    expect(shown.history).toHaveLength(2)
    if (shown.status === 'success') await cancel(id, { version: version + 1 })
  })

  test('cannot become a copy of another one, but of a cancelled one', async () => {
    const first = await enter(kind.on('2026-05-18'))
    const second = await enter(kind.on('2026-05-19'))
    const copy = { ...kind.on('2026-05-18'), version: second.version, confirmed: true }
    expect(await edit(second.id, copy)).toMatchObject({ status: 409, code: 'duplicate' })
    await cancel(first.id, { version: first.version })
    expect(await edit(second.id, copy)).toMatchObject({ status: 200 })
    await rows(`update ${kind.table} set status = 'rejected' where company_id = $1 and id = $2`, second.id)
    const again = await enter(kind.on('2026-05-18'))
    await cancel(again.id, { version: again.version })
  })

  test('several are cancelled at once, each with its outcome', async () => {
    const first = await enter(kind.on('2026-05-20'))
    const second = await enter(kind.on('2026-05-21'))
    const before = await totalOf('cancelled')
    await cancel(first.id, { version: first.version })
    const ids = [first.id, second.id, 999_999_999]
    const answer = await call('POST', `${kind.path}/bulk/cancel`, { ids, reason: 'Wrong month' })
    expect(answer.data).toEqual({
      is_stored: true,
      warnings: [],
      outcomes: [
        { id: first.id, error: { code: 'request_status', message: expect.any(String) } },
        { id: second.id, error: null },
        { id: 999_999_999, error: { code: 'not_found', message: expect.any(String) } },
      ],
    })
    expect(await totalOf('cancelled')).toBe(before + 2)
    expect((await show(second.id)).decision_reason).toBe('Wrong month')
    const { data } = await call('GET', `${kind.list}?status=cancelled&employee_id=${employeeId()}`)
    expect(data.map((row: { decision_reason: string }) => row.decision_reason)).toContain('Wrong month')
  })

  test('of another company is not found, and without the permission to approve nothing changes', async () => {
    const { id, version } = await enter(kind.on('2026-05-25'))
    const body = { ...kind.on('2026-05-26'), version, confirmed: true }
    expect((await edit(id, body, 'foreignAdmin')).status).toBe(404)
    expect((await cancel(id, { version }, 'foreignAdmin')).status).toBe(404)
    expect((await edit(id, body, 'user')).status).toBe(403)
    expect((await cancel(id, { version }, 'user')).status).toBe(403)
    const bulk = { ids: [id], reason: 'Not mine', confirmed: true }
    const { data } = await call('POST', `${kind.path}/bulk/cancel`, bulk, 'foreignAdmin')
    expect(data.outcomes).toMatchObject([{ id, error: { code: 'not_found' } }])
    expect(await show(id)).toMatchObject({ status: 'success', version })
    await cancel(id, { version })
  })
})

test('cancelled leave gives its days back and warns about no overlap; edited leave does not overlap itself', async () => {
  const balance = async (more = '') =>
    (
      await call(
        'GET',
        `/e-leave/balance?employee_id=${employeeId()}&leave_type_id=${leaveTypeId()}&on=2026-06-01${more}`,
      )
    ).data.used
  const used = await balance()
  const days = {
    leave_type_id: leaveTypeId(),
    start_date: '2026-06-02',
    end_date: '2026-06-03',
    part: 'full',
    detail: '',
  }
  const { leave } = (await call('POST', '/e-leave', { employee_id: employeeId(), ...days })).data
  expect(await balance()).toBe(used + 2)
  expect(await balance(`&edited_id=${leave.id}`)).toBe(used)
  const longer = { ...days, end_date: '2026-06-04', version: leave.version }
  const edited = (await call('PUT', `/e-leave/${leave.id}`, longer)).data
  expect(edited).toMatchObject({ warnings: [], leave: { end_date: '2026-06-04' } })
  expect(await balance()).toBe(used + 3)
  await call('POST', `/e-leave/${leave.id}/cancel`, { reason: 'Ill', version: edited.leave.version })
  expect(await balance()).toBe(used)
  const again = (await call('POST', '/e-leave', { employee_id: employeeId(), ...days })).data
  expect(again).toMatchObject({ warnings: [], leave: { status: 'success' } })
  const outside = { ...days, start_date: '2026-06-05', version: again.leave.version }
  expect(await call('PUT', `/e-leave/${again.leave.id}`, outside)).toMatchObject({
    status: 422,
    errors: { end_date: ['The last day is before the first'] },
  })
})

test('cancelled overtime does not count for the limits, the totals and the overlaps; edited overtime not against itself', async () => {
  const span = { work_date: '2026-06-02', from_time: '17:00', to_time: '20:00', remark: '' }
  const totals = async () =>
    (await call('GET', `/employee/ot/list?from=2026-06-01&to=2026-06-30&employee_id=${employeeId()}`)).totals
  const { overtime } = (await call('POST', '/employee/ot', { employee_id: employeeId(), ...span })).data
  expect(await totals()).toEqual({ minutes: 180, employees: 1 })
  const later = { ...span, from_time: '18:00', to_time: '21:00', version: overtime.version }
  const edited = (await call('PUT', `/employee/ot/${overtime.id}`, later)).data
  expect(edited).toMatchObject({ warnings: [], overtime: { from_time: '18:00', minutes: 180 } })
  const longer = { ...later, to_time: '22:00', version: edited.overtime.version }
  expect((await call('PUT', `/employee/ot/${overtime.id}`, longer)).data).toEqual({
    overtime: null,
    warnings: [{ code: 'overtime_day_limit', date: '2026-06-02', minutes: 240, limit: 180 }],
  })
  await call('POST', `/employee/ot/${overtime.id}/cancel`, { reason: 'Not worked', version: longer.version })
  expect(await totals()).toEqual({ minutes: 0, employees: 0 })
  expect((await call('POST', '/employee/ot', { employee_id: employeeId(), ...later })).data.warnings).toEqual(
    [],
  )
})

test('a file enters again what was cancelled, and repeating it changes nothing', async () => {
  const cancelAll = (table: string) =>
    rows(`update ${table} set status = 'cancelled' where company_id = $1 and employee_id = $2`, employeeId())
  const day = { employeeId: employeeId(), date: '2026-06-10' }
  const record = {
    leave_request: () =>
      world().db.inCompany(companyId(), (tx) =>
        recordApprovedLeave(tx, [{ ...day, part: 'full', kind: 'From a file', paid: true }], actor),
      ),
    overtime_request: () =>
      world().db.inCompany(companyId(), (tx) =>
        recordApprovedOvertime(tx, [{ ...day, from: '17:00', to: '18:00' }], actor),
      ),
  }
  for (const [table, load] of Object.entries(record)) {
    expect(await load()).toMatchObject({ added: 1, unchanged: 0 })
    expect(await load()).toMatchObject({ added: 0, unchanged: 1 })
    await cancelAll(table)
    expect(await load()).toMatchObject({ added: 1 })
    expect(await load()).toMatchObject({ added: 0, unchanged: 1 })
  }
})
