import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, inbox, setting, leaveType } = withTeam()
const today = todayInLaos()

beforeEach(() => setting({ cancel_needs_approval: true }))

async function approvedLeave() {
  const leave = await askLeave()
  await decide('manager', leave.request_id)
  await decide('hr', leave.request_id)
  return read(leave.id)
}
const read = async (leaveId: number) => (await as('asker', 'GET', `/employee/leave/${leaveId}`)).data
const cancel = (
  leave: { request_id: number; request_version: number },
  more: object = {},
  who: Parameters<typeof as>[0] = 'asker',
) =>
  as(who, 'POST', `/requests/${leave.request_id}/cancel`, {
    version: leave.request_version,
    reason: 'I stay',
    ...more,
  })

describe('an employee cancels approved leave', () => {
  test('at once if nothing of it has begun and nobody has to agree', async () => {
    await setting({ cancel_needs_approval: false })
    const leave = await approvedLeave()
    await rows('delete from attendance_change where company_id = $1')
    expect((await cancel(leave)).data).toMatchObject({ status: 'cancelled', cancellation_id: null })
    expect(await read(leave.id)).toMatchObject({
      status: 'cancelled',
      decision_reason: 'I stay',
      can: ['comment'],
    })
    expect((await rows('select from attendance_change where company_id = $1')).length).toBeGreaterThan(0)
  })

  test('by asking the same people; until they have agreed it holds', async () => {
    const leave = await approvedLeave()
    const { status, cancellation_id } = (await cancel(leave)).data
    expect(status).toBe('success')
    expect((await cancel(leave)).code).toBe('duplicate')
    const [row] = (await as('manager', 'GET', '/requests/inbox?kind=leave')).data.filter(
      ({ id: one }: { id: number }) => one === cancellation_id,
    )
    expect(row).toMatchObject({
      kind: 'cancellation',
      facts: { cancels_id: leave.request_id, cancels_kind: 'leave' },
    })
    expect((await as('manager', 'GET', `/requests/${cancellation_id}`)).data.detail).toBe('I stay')
    await decide('manager', cancellation_id)
    expect(await read(leave.id)).toMatchObject({ status: 'success' })
    expect(await decide('hr', cancellation_id)).toMatchObject({ status: 'success' })
    expect(await read(leave.id)).toMatchObject({ status: 'cancelled' })
  })

  test('and asks again after a refusal', async () => {
    const leave = await approvedLeave()
    const first = (await cancel(leave)).data.cancellation_id
    await decide('manager', first, 'rejected', { reason: 'Already replaced' })
    expect(await read(leave.id)).toMatchObject({ status: 'success' })
    const second = (await cancel(await read(leave.id))).data.cancellation_id
    expect(second).not.toBe(first)
  })

  test('whose steps were skipped is asked of HR alone', async () => {
    const leave = await askLeave()
    await decide('hr', leave.request_id)
    const { cancellation_id } = (await cancel(await read(leave.id))).data
    expect(await inbox('manager')).not.toContain(cancellation_id)
    expect(await decide('hr', cancellation_id)).toMatchObject({ status: 'success' })
  })

  test('that HR has cancelled in the meantime, and the cancellation cannot be approved any more', async () => {
    const leave = await approvedLeave()
    const { cancellation_id } = (await cancel(leave)).data
    const { version } = await read(leave.id)
    const body = { version, reason: 'Wrong person', confirmed: true }
    expect((await as('admin', 'POST', `/e-leave/${leave.id}/cancel`, body)).data).toMatchObject({
      is_stored: true,
    })
    await decide('manager', cancellation_id)
    expect(await decide('hr', cancellation_id)).toMatchObject({ error: { code: 'request_status' } })
  })

  test('of somebody else, or of the past, is not possible', async () => {
    const leave = await approvedLeave()
    expect((await cancel(leave, {}, 'deputy')).status).toBe(404)
    expect((await cancel(leave, {}, 'manager')).code).toBe('not_your_turn')
    const past = [addDays(today, -20), addDays(today, -18)]
    await rows(
      'update request set first_day = $3, last_day = $4 where company_id = $1 and id = $2',
      leave.request_id,
      ...past,
    )
    expect((await cancel(leave)).code).toBe('too_late')
  })
})

describe('leave that has begun', () => {
  /** Leave of eleven days around today, approved by HR. */
  async function running(type: number) {
    const days = { start_date: addDays(today, -5), end_date: addDays(today, 5) }
    const entry = { employee_id: id('asker'), leave_type_id: type, ...days, part: 'full', detail: '' }
    const { leave } = (await as('admin', 'POST', '/e-leave', { ...entry, confirmed: true })).data
    return read(leave.id)
  }

  test('is given back from a day on: the row ends before it, the history shows both, and the days are derived again', async () => {
    const leave = await running(await leaveType('Long leave', 100))
    expect((await cancel(leave, { from_day: addDays(today, -1) })).code).toBe('too_late')
    expect((await cancel(leave, { from_day: addDays(today, 6) })).status).toBe(422)
    const { cancellation_id } = (await cancel(leave, { from_day: addDays(today, 2) })).data
    await rows('delete from attendance_change where company_id = $1')
    expect(await decide('hr', cancellation_id)).toMatchObject({ status: 'success' })
    expect(await read(leave.id)).toMatchObject({ status: 'success', end_date: addDays(today, 1) })
    const { history } = (await as('admin', 'GET', `/e-leave/${leave.id}`)).data
    expect(history.at(-1)).toMatchObject({
      ...{ verdict: 'changed' },
      change: { before: { end_date: leave.end_date }, after: { end_date: addDays(today, 1) } },
    })
    const marks = await rows(
      'select from attendance_change where company_id = $1 and employee_id = $2 and first_day <= $3 and last_day >= $3',
      ...[id('asker'), addDays(today, 4)],
    )
    expect(marks.length).toBeGreaterThan(0)
  })
})

test('HR revokes an approved request of an employee, but not its own', async () => {
  const leave = await approvedLeave()
  const revoke = (who: Parameters<typeof as>[0]) =>
    as(who, 'POST', `/requests/${leave.request_id}/revoke`, {
      version: leave.request_version,
      reason: 'Flood',
    })
  expect((await revoke('manager')).code).toBe('not_your_turn')
  expect((await revoke('asker')).code).toBe('own_request')
  expect((await revoke('hr')).data).toMatchObject({ status: 'cancelled' })
  expect(await read(leave.id)).toMatchObject({
    status: 'cancelled',
    decision_reason: 'Flood',
    decided_by: 'hr',
  })
})
