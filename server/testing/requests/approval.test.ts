import { describe, expect, test } from 'vitest'
import { todayInLaos } from '#kit/contract/days.ts'
import { requestEngine } from '../../compose.ts'
import { withApprovals } from './approval-team.test-data.ts'

const { as, id, rows, decide, inbox, setting, world, companyId, ids, ask, sent, see, reported, setAccount } =
  withApprovals()
const YEAR = todayInLaos().slice(0, 4)
describe('the approvers of a request', () => {
  test('decide one after another, and see it only from their step on', async () => {
    const approval = await sent(ids('deputy', 'director'), { detail: 'Ten, with bags', amount: 45_000_000 })
    expect(approval).toMatchObject({ status: 'pending', waits_for: { role: 'named' }, amount: 45_000_000 })
    expect(await see('deputy', approval)).toEqual([200, 200])
    for (const other of ['director', 'manager', 'hr', 'admin', 'foreignEmployee'] as const)
      expect(await see(other, approval), other).toEqual([404, 404])
    expect(await inbox('deputy')).toContain(approval.request_id)
    expect(await inbox('hr')).not.toContain(approval.request_id)
    expect(await decide('director', approval.request_id)).toMatchObject({ error: { code: 'not_found' } })
    expect(await decide('deputy', approval.request_id)).toMatchObject({ status: 'approved' })
    expect(await see('director', approval)).toEqual([200, 200])
    expect((await as('director', 'GET', `/e-approve/${approval.id}`)).data).toMatchObject({
      ...{ title: 'New laptops', detail: 'Ten, with bags', amount: 45_000_000 },
    })
    expect(await decide('director', approval.request_id)).toMatchObject({ status: 'success' })
    // Who has decided still sees it.
    expect(await see('deputy', approval)).toEqual([200, 200])
  })

  test('hand their place on themselves; a deputy whom HR has named sees nothing of it', async () => {
    const approval = await sent(ids('director'))
    const today = todayInLaos()
    const take = async (who: 'hr' | 'director', more: object = {}) => {
      const days = { first_day: today, last_day: today, to_employee_id: id('deputy'), ...more }
      const { data } = await as(who, 'PUT', '/requests/delegation', days)
      await as('deputy', 'POST', `/requests/delegation/${data.id}/answer`, { accepts: true })
      return data.id
    }
    const delegation = await take('hr', { from_employee_id: id('director') })
    expect(await see('deputy', approval)).toEqual([404, 404])
    expect(await inbox('deputy')).not.toContain(approval.request_id)
    expect(await decide('deputy', approval.request_id)).toMatchObject({ error: { code: 'not_found' } })
    await as('director', 'DELETE', `/requests/delegation/${delegation}`)
    await take('director')
    expect(await see('deputy', approval)).toEqual([200, 200])
    expect(await decide('deputy', approval.request_id)).toMatchObject({ status: 'success' })
    await rows('update delegation set revoked_at = now() where company_id = $1')
  })

  test('of a step that was never reached see nothing of a rejected request', async () => {
    const approval = await sent(ids('deputy', 'director'))
    const reason = { reason: 'Too expensive' }
    expect(await decide('deputy', approval.request_id, 'rejected', reason)).toMatchObject({
      status: 'rejected',
    })
    expect(await see('director', approval)).toEqual([404, 404])
    expect(await see('asker', approval)).toEqual([200, 200])
  })

  test('of whom any one is enough: the first decision counts', async () => {
    const approval = await sent(ids('deputy', 'director', 'manager'), { approver_order: 'any_of' })
    for (const one of ['deputy', 'director', 'manager'] as const)
      expect(await inbox(one), one).toContain(approval.request_id)
    const outcomes = await Promise.all(
      (['deputy', 'director', 'manager'] as const).map((one) => decide(one, approval.request_id)),
    )
    expect(outcomes.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(outcomes.filter(({ error }) => error?.code === 'already_decided')).toHaveLength(2)
    const detail = (await as('asker', 'GET', `/requests/${approval.request_id}`)).data
    expect(detail.steps[0].name.split(' / ')).toHaveLength(3)
    expect(
      detail.decisions.filter(({ verdict }: { verdict: string }) => verdict === 'approved'),
    ).toHaveLength(1)
  })

  test('are others than the requester, each once, at most five, and can sign in', async () => {
    const fields = async (approver_ids: number[]) => {
      const answer = await ask(approver_ids)
      return [answer.status, Object.keys(answer.errors ?? {})]
    }
    expect(await fields([])).toEqual([422, ['approver_ids']])
    expect(await fields(ids('asker'))).toEqual([422, ['approver_ids.0']])
    expect(await fields(ids('deputy', 'deputy'))).toEqual([422, ['approver_ids.1']])
    expect(await fields(ids('deputy', 'director', 'manager', 'hr', 'asker', 'deputy'))).toEqual([
      ...[422, ['approver_ids']],
    ])
    const [stranger] = await world().db.inCompany(world().companies[1], (tx) =>
      tx.unknownRows('select id from employee where company_id = $1 limit 1', [tx.companyId]),
    )
    expect(await fields([stranger?.id as number])).toEqual([422, ['approver_ids.0']])
    const [without] = await rows(
      `select id from employee e where company_id = $1 and not exists (select from account a where a.employee_id = e.id) limit 1`,
    )
    expect(await fields([without?.id as number])).toEqual([422, ['approver_ids.0']])
  })
})

describe('the number of a request', () => {
  test('is given when it is sent, without gaps, also to ten at the same time', async () => {
    const before = (await sent(ids('deputy'))).number
    const ten = await Promise.all(Array.from({ length: 10 }, () => sent(ids('deputy'))))
    const last = Number(before.slice(-4))
    const wanted = Array.from(
      { length: 10 },
      (_, at) => `KH-${YEAR}-${String(last + 1 + at).padStart(4, '0')}`,
    )
    expect(ten.map(({ number }) => number).sort()).toEqual(wanted)
  })

  test('is none while it is a draft, and stays when it is returned, changed and withdrawn', async () => {
    const draft = await sent([], { is_draft: true })
    expect(draft).toMatchObject({ number: null, status: 'draft' })
    expect((await reported()).map((row: { id: number }) => row.id)).not.toContain(draft.id)
    const refused = await as('asker', 'POST', `/requests/${draft.request_id}/submit`, {
      version: draft.request_version,
    })
    expect(refused).toMatchObject({ status: 422, errors: { approver_ids: [expect.any(String)] } })
    const input = { title: 'Laptops', approver_ids: ids('deputy'), version: draft.version }
    const first = await as('asker', 'PUT', `/employee/e-approve/${draft.id}`, input)
    expect(first.data).toMatchObject({ status: 'pending', title: 'Laptops' })
    const { number } = first.data
    expect(number).toMatch(/^KH-\d{4}-\d{4}$/)
    // What is sent is not changed any more, only withdrawn, until it comes back.
    const again = { ...input, title: 'Desks', version: first.data.version }
    expect((await as('asker', 'PUT', `/employee/e-approve/${draft.id}`, again)).status).toBe(409)
    await decide('deputy', draft.request_id, 'returned', { reason: 'Which ones?' })
    const returned = (await as('asker', 'GET', `/employee/e-approve/${draft.id}`)).data
    expect(returned).toMatchObject({ is_returned: true, decision_reason: 'Which ones?' })
    await setting({ approval_code_prefix: 'LX' })
    const second = await as('asker', 'PUT', `/employee/e-approve/${draft.id}`, {
      ...again,
      version: returned.version,
    })
    expect(second.data).toMatchObject({ number, title: 'Desks', status: 'pending' })
    const { request_version: version } = second.data
    expect((await as('asker', 'POST', `/requests/${draft.request_id}/withdraw`, { version })).status).toBe(
      200,
    )
    // The new prefix is for new numbers, and the withdrawn number is not used again.
    const next = (await sent(ids('deputy'))).number
    expect(next).toBe(`LX-${YEAR}-${String(Number(number.slice(-4)) + 1).padStart(4, '0')}`)
    await setting({ approval_code_prefix: '' })
    expect((await sent(ids('deputy'))).number).toMatch(/^\d{4}-\d{4}$/)
  })
})

describe('an approver who has left', () => {
  test('is replaced by HR, who does not see the request and cannot name oneself', async () => {
    const approval = await sent(ids('deputy', 'director'))
    await setAccount('deputy', 'disabled')
    try {
      const [row] = await reported('&is_stuck=true')
      expect(row).toMatchObject({ id: approval.id, gone: [{ step_no: 1, employee_id: id('deputy') }] })
      const path = `/e-approval/${approval.id}/approver`
      const name = (employee_id: number, more: object = {}) =>
        as('admin', 'POST', path, { step_no: 1, instead_of: id('deputy'), employee_id, ...more })
      const fields = async (employee_id: number, more: object = {}) => {
        const answer = await name(employee_id, more)
        return [answer.status, Object.keys(answer.errors ?? {})]
      }
      expect(await fields(id('asker'))).toEqual([422, ['employee_id']])
      expect(await fields(id('director'))).toEqual([422, ['employee_id']])
      expect(await fields(id('deputy'))).toEqual([422, ['employee_id']])
      // The director is still there.
      expect(await fields(id('hr'), { step_no: 2, instead_of: id('director') })).toEqual([
        422,
        ['instead_of'],
      ])
      expect((await name(id('manager'), { step_no: 4 })).status).toBe(404)
      expect((await as('hr', 'POST', path, { step_no: 1, instead_of: 1, employee_id: 1 })).status).toBe(403)
      expect(await name(id('manager'))).toMatchObject({ status: 200, data: { gone: [] } })
      expect(await see('admin', approval)).toEqual([404, 404])
      expect(await inbox('manager')).toContain(approval.request_id)
      const { decisions } = (await as('asker', 'GET', `/requests/${approval.request_id}`)).data
      expect(decisions.at(-1)).toMatchObject({
        ...{ verdict: 'reassigned', actor: expect.any(String) },
        change: { before: { approver: expect.any(String) }, after: { approver: expect.any(String) } },
      })
      expect(await decide('manager', approval.request_id)).toMatchObject({ status: 'approved' })
    } finally {
      await setAccount('deputy', 'active')
    }
  })

  test('stays named, and nobody decides in that place', async () => {
    const approval = await sent(ids('deputy'))
    await setAccount('deputy', 'disabled')
    try {
      const engine = requestEngine
      const { watchCompany } = await import('#features/requests/server/index.ts')
      const monday = { today: '2026-11-30', hour: 9 }
      await world().db.inCompany(companyId(), (tx) => watchCompany(tx, engine, monday))
      for (const other of ['hr', 'manager', 'director', 'admin'] as const)
        expect(await inbox(other), other).not.toContain(approval.request_id)
      expect(await decide('admin', approval.request_id)).toMatchObject({ error: { code: 'not_found' } })
    } finally {
      await setAccount('deputy', 'active')
    }
  })
})

test('an address gives no rights: a user who sets it in the record of somebody sees nothing of that person', async () => {
  const approval = await sent(ids('deputy'))
  const path = `/employee/${id('asker')}`
  const record = (await as('admin', 'GET', path)).data
  const saved = await as('admin', 'PUT', path, { ...record, email: 'admin@champa.test' })
  expect(saved.status, JSON.stringify(saved)).toBe(200)
  expect(await see('admin', approval)).toEqual([404, 404])
  expect((await as('admin', 'GET', '/requests/mine')).data).toEqual([])
  const { version } = saved.data
  await as('admin', 'PUT', path, { ...record, version })
})

test('a title with markup stays the text that it is', async () => {
  const title = `<img src=x onerror="alert(1)"> & 'quotes'`
  const approval = await sent(ids('deputy'), { title })
  expect((await as('deputy', 'GET', `/e-approve/${approval.id}`)).data.title).toBe(title)
  expect((await reported(`&search=${encodeURIComponent('onerror')}`))[0]).toMatchObject({ title })
})

test('the activity log holds no words, amount or reason of a request', async () => {
  const secret = 'Zqsecretwords'
  const approval = await sent(ids('deputy'), { detail: secret, amount: 77_123_456, reference: secret })
  await as('deputy', 'POST', `/requests/${approval.request_id}/comment`, { text: secret })
  await decide('deputy', approval.request_id, 'rejected', { reason: secret })
  const log = await rows('select before, after from audit_entry where company_id = $1')
  expect(JSON.stringify(log)).not.toMatch(/Zqsecretwords|77123456/)
})

test('the own list is searched and sorted', async () => {
  await sent(ids('deputy'), { title: 'Zebra crossing', reference: 'PO-778' })
  await sent(ids('deputy'), { title: 'Aardvark food' })
  const titles = async (query: string) =>
    (await as('asker', 'GET', `/employee/e-approve?${query}`)).data.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('search=po-778')).toEqual(['Zebra crossing'])
  expect((await titles('sort=-title'))[0]).toBe('Zebra crossing')
  expect(await titles('status=success&search=zebra')).toEqual([])
  expect((await as('manager', 'GET', '/employee/e-approve?search=zebra')).data).toEqual([])
})
