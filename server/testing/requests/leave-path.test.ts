import { beforeAll, describe, expect, test } from 'vitest'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, weekday, leaveType } = withTeam()
let type: number
let next = 0

beforeAll(async () => {
  type = await leaveType('Team leave', 40)
})

/** The asker asks for a day of leave that nobody has asked for yet. */
async function ask(more: object = {}) {
  const day = weekday(next++)
  const body = {
    leave_type_id: type,
    start_date: day,
    end_date: day,
    part: 'full',
    detail: 'Wedding',
    ...more,
  }
  const answer = await as('asker', 'POST', '/employee/leave', body)
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer.data
}
const decide = async (
  who: Parameters<typeof as>[0],
  requestId: number,
  verdict = 'approved',
  more: object = {},
) => {
  const answer = await as(who, 'POST', '/requests/decide', { ids: [requestId], verdict, ...more })
  return answer.status === 200 ? answer.data[0] : answer
}
const statusOf = async (leaveId: number) =>
  (await rows('select status from leave_request where company_id = $1 and id = $2', leaveId))[0]?.status

describe('leave that an employee asks for', () => {
  test('waits for the line manager, then for HR; only then it counts', async () => {
    const leave = await ask()
    expect(leave).toMatchObject({
      status: 'pending',
      days: 1,
      waits_for: { role: 'linemanager' },
      can: ['edit', 'withdraw', 'remind', 'comment'],
    })
    const inbox = await as('manager', 'GET', '/requests/inbox')
    expect(inbox.data).toMatchObject([
      {
        id: leave.request_id,
        kind: 'leave',
        step: 'linemanager',
        employee_id: id('asker'),
        facts: { title: 'Team leave', days: 1 },
        can: ['approve', 'reject', 'return', 'comment'],
      },
    ])
    expect((await as('manager', 'GET', '/requests/inbox/count')).data).toEqual({
      total: 1,
      kinds: [{ kind: 'leave', count: 1 }],
    })
    expect((await as('hr', 'GET', '/requests/inbox')).data).toEqual([])
    const shown = (await as('manager', 'GET', `/requests/${leave.request_id}`)).data
    expect(shown).toMatchObject({
      detail: 'Wedding',
      context: { leave: { days: 1, left_before: 40, left_after: 39 } },
    })
    expect(await decide('manager', leave.request_id)).toMatchObject({ error: null, status: 'approved' })
    expect(await statusOf(leave.id)).toBe('approved')
    expect((await as('manager', 'GET', '/requests/inbox')).data).toEqual([])
    expect((await as('hr', 'GET', '/requests/inbox?step=hr&kind=leave')).data).toMatchObject([
      { id: leave.request_id, step: 'hr' },
    ])
    expect(await decide('hr', leave.request_id)).toMatchObject({ error: null, status: 'success' })
    expect(await statusOf(leave.id)).toBe('success')
    const own = (await as('asker', 'GET', `/employee/leave/${leave.id}`)).data
    expect(own).toMatchObject({ status: 'success', waits_for: null, can: ['cancel', 'comment'] })
    const { decisions, steps } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
    expect(
      decisions.map(({ verdict, step_no, actor }: Record<string, unknown>) => [verdict, step_no, actor]),
    ).toEqual([
      ['submitted', null, 'asker'],
      ['approved', 1, 'manager'],
      ['approved', 2, 'hr'],
    ])
    expect(steps).toMatchObject([
      { role: 'linemanager', status: 'approved' },
      { role: 'hr', status: 'approved', name: null },
    ])
    const marks = await rows(
      'select from attendance_change where company_id = $1 and employee_id = $2',
      id('asker'),
    )
    expect(marks.length).toBeGreaterThan(0)
  })

  test('is decided by HR at once: the step of the line manager is skipped, and the history says by whom', async () => {
    const leave = await ask()
    expect((await as('hr', 'GET', '/requests/inbox?scope=early')).data).toMatchObject([
      { id: leave.request_id },
    ])
    expect(await decide('hr', leave.request_id)).toMatchObject({ status: 'success' })
    const { decisions, steps } = (await as('hr', 'GET', `/requests/${leave.request_id}`)).data
    expect(steps).toMatchObject([{ status: 'skipped', skip_reason: 'hr_decided' }, { status: 'approved' }])
    expect(decisions.slice(1)).toMatchObject([
      { verdict: 'skipped', step_no: 1, actor: 'hr' },
      { verdict: 'approved', step_no: 2 },
    ])
  })

  test('is rejected only with a reason of letters', async () => {
    const leave = await ask()
    for (const reason of ['', '    ', 'no', '\u200b\u200b\u200b\u200b\u200b\u200b'])
      expect(await decide('manager', leave.request_id, 'rejected', { reason })).toMatchObject({
        status: 422,
        code: 'reason_needed',
      })
    expect(await decide('manager', leave.request_id, 'rejected', { reason: 'ຄົນບໍ່ພໍ ໃນມື້ນັ້ນ' })).toMatchObject({
      status: 'rejected',
    })
    expect((await as('asker', 'GET', `/employee/leave/${leave.id}`)).data).toMatchObject({
      status: 'rejected',
      decision_reason: 'ຄົນບໍ່ພໍ ໃນມື້ນັ້ນ',
      decided_by: 'manager',
    })
    // The same days can be asked for again.
    next--
    await ask()
  })

  test('is returned, changed and sent again from the first step; the earlier decisions stay in the history', async () => {
    const leave = await ask()
    await decide('manager', leave.request_id)
    expect(await decide('hr', leave.request_id, 'returned', { reason: 'Which wedding?' })).toMatchObject({
      status: 'draft',
    })
    const returned = (await as('asker', 'GET', `/employee/leave/${leave.id}`)).data
    expect(returned).toMatchObject({
      status: 'draft',
      is_returned: true,
      decision_reason: 'Which wedding?',
      can: ['edit', 'submit', 'withdraw', 'comment'],
    })
    const { leave_type_id, start_date, end_date, part, version } = returned
    const changed = await as('asker', 'PUT', `/employee/leave/${leave.id}`, {
      leave_type_id,
      start_date,
      end_date,
      part,
      detail: 'My sister’s',
      version,
    })
    expect(changed.data).toMatchObject({
      status: 'pending',
      is_returned: false,
      waits_for: { role: 'linemanager' },
    })
    const { decisions } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
    expect(decisions.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'submitted',
      'approved',
      'returned',
      'submitted',
    ])
  })

  test('is withdrawn, and nobody can approve it any more', async () => {
    const leave = await ask()
    const withdrawn = await as('asker', 'POST', `/requests/${leave.request_id}/withdraw`, {
      version: leave.request_version,
    })
    expect(withdrawn.data).toMatchObject({ status: 'cancelled' })
    expect(await decide('manager', leave.request_id)).toMatchObject({ error: { code: 'request_status' } })
    expect(await statusOf(leave.id)).toBe('cancelled')
  })

  test('is a draft that nobody else sees until it is sent', async () => {
    const leave = await ask({ is_draft: true })
    expect(leave).toMatchObject({ status: 'draft', waits_for: null })
    expect((await as('manager', 'GET', `/requests/${leave.request_id}`)).status).toBe(404)
    expect((await as('admin', 'GET', `/e-leave?status=draft`)).data).toEqual([])
    const sent = await as('asker', 'POST', `/requests/${leave.request_id}/submit`, {
      version: leave.request_version,
    })
    expect(sent.data).toMatchObject({ status: 'pending' })
  })
})

test('each status of a leave is that of its request', async () => {
  const differing = await rows(`
    select r.id from leave_request r left join request q on q.company_id = $1 and q.kind = 'leave' and q.subject_id = r.id
    where r.company_id = $1 and q.status is distinct from r.status`)
  expect(differing).toEqual([])
})
