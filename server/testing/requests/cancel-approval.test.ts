import { beforeEach, describe, expect, test } from 'vitest'
import { withApprovals } from './approval-team.test-data.ts'

const { as, ids, rows, decide, inbox, setting, sent, see, setAccount, world } = withApprovals()

beforeEach(() => setting({ cancel_needs_approval: true }))

type Approval = { id: number; request_id: number; request_version: number }

async function approved(approvers: number[], more: object = {}) {
  const approval = await sent(approvers, more)
  if (approvers.length > 1) await decide('deputy', approval.request_id)
  await decide(approvers.length > 1 ? 'director' : 'deputy', approval.request_id)
  return read(approval.id)
}
const read = async (id: number) => (await as('asker', 'GET', `/employee/e-approve/${id}`)).data
const cancel = ({ request_id, request_version }: Approval, who: Parameters<typeof as>[0] = 'asker') =>
  as(who, 'POST', `/requests/${request_id}/cancel`, { version: request_version, reason: 'Zqnot needed' })
async function verified(id: number) {
  const [row] = await rows(`select verify_code from approval where company_id = $1 and id = ${id}`)
  return (await world().app.inject({ method: 'GET', url: `/api/verify/${row?.verify_code}` })).json().data
}

describe('an approval that is not needed any more', () => {
  test('is cancelled by its requester at once where nobody has to agree; its number stays used, and its document says so', async () => {
    await setting({ cancel_needs_approval: false })
    const approval = await approved(ids('deputy'))
    expect(approval.can).toContain('cancel')
    const before = await verified(approval.id)
    expect(before).toMatchObject({ status: 'success', number: approval.number, cancelled_at: null })
    expect((await cancel(approval)).data).toMatchObject({ status: 'cancelled', cancellation_id: null })
    expect(await read(approval.id)).toMatchObject({
      ...{ status: 'cancelled', number: approval.number, decision_reason: 'Zqnot needed' },
    })
    expect(await verified(approval.id)).toMatchObject({
      ...{ status: 'cancelled', number: approval.number },
      ...{ approved_at: before.approved_at, cancelled_at: expect.any(String) },
    })
    expect((await as('asker', 'GET', `/e-approve/${approval.id}/document.pdf`)).status).toBe(409)
    expect((await as('asker', 'GET', `/e-approve/${approval.id}`)).data.can_print).toBe(false)
    const next = await sent(ids('deputy'))
    expect(Number(next.number.slice(-4))).toBe(Number(approval.number.slice(-4)) + 1)
    const { decisions } = (await as('asker', 'GET', `/requests/${approval.request_id}`)).data
    expect(decisions.at(-1)).toMatchObject({ verdict: 'cancelled', reason: 'Zqnot needed' })
  })

  test('is cancelled once those who approved agree; until then the document holds', async () => {
    const approval = await approved(ids('deputy', 'director'))
    const { status, cancellation_id } = (await cancel(approval)).data
    expect(status).toBe('success')
    for (const other of ['hr', 'manager', 'admin', 'director'] as const)
      expect((await as(other, 'GET', `/requests/${cancellation_id}`)).status, other).toBe(404)
    expect(await inbox('deputy')).toContain(cancellation_id)
    await decide('deputy', cancellation_id)
    expect(await verified(approval.id)).toMatchObject({ status: 'success', cancelled_at: null })
    expect(await decide('director', cancellation_id)).toMatchObject({ status: 'success' })
    expect(await read(approval.id)).toMatchObject({ status: 'cancelled', number: approval.number })
    expect(await verified(approval.id)).toMatchObject({ status: 'cancelled' })
    const log = await rows('select before, after from audit_entry where company_id = $1')
    expect(JSON.stringify(log)).not.toContain('Zqnot')
  })

  test('holds when its approver refuses, whose reason is not in the log', async () => {
    const approval = await approved(ids('deputy'))
    const { cancellation_id } = (await cancel(approval)).data
    await decide('deputy', cancellation_id, 'rejected', { reason: 'Zqordered already' })
    expect(await read(approval.id)).toMatchObject({ status: 'success' })
    expect(await verified(approval.id)).toMatchObject({ status: 'success' })
    const log = await rows('select before, after from audit_entry where company_id = $1')
    expect(JSON.stringify(log)).not.toContain('Zqordered')
  })

  test('is cancelled by nobody else, neither an approver nor HR', async () => {
    const approval = await approved(ids('deputy'))
    expect((await cancel(approval, 'deputy')).status).toBe(403)
    expect((await cancel(approval, 'hr')).status).toBe(404)
    const revoke = { version: approval.request_version, reason: 'Zqnot needed' }
    const path = `/requests/${approval.request_id}/revoke`
    expect((await as('deputy', 'POST', path, revoke)).status).toBe(403)
    expect((await as('admin', 'POST', path, revoke)).status).toBe(404)
    expect(await see('admin', approval)).toEqual([404, 404])
  })

  test('asks those of its approvers who are still there, and nobody if all have left', async () => {
    const two = await approved(ids('deputy', 'director'))
    const one = await approved(ids('deputy'))
    await setAccount('deputy', 'disabled')
    try {
      expect((await cancel(one)).data).toMatchObject({ status: 'cancelled', cancellation_id: null })
      const { cancellation_id } = (await cancel(two)).data
      expect(await decide('director', cancellation_id)).toMatchObject({ status: 'success' })
      expect(await read(two.id)).toMatchObject({ status: 'cancelled' })
    } finally {
      await setAccount('deputy', 'active')
    }
  })
})
