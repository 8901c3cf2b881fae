import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, inbox } = withTeam()
const today = todayInLaos()

beforeEach(async () => {
  await rows('update delegation set revoked_at = now() where company_id = $1 and revoked_at is null')
})

const offer = async (more: object = {}, who: Parameters<typeof as>[0] = 'manager') =>
  as(who, 'PUT', '/requests/delegation', {
    ...{ to_employee_id: id('deputy'), first_day: today, last_day: addDays(today, 4), reason: 'Training' },
    ...more,
  })
const answer = (delegationId: number, accepts: boolean, who: Parameters<typeof as>[0] = 'deputy') =>
  as(who, 'POST', `/requests/delegation/${delegationId}/answer`, { accepts })
/** As if the days had passed. */
const move = (delegationId: number, days: number) =>
  rows(
    'update delegation set first_day = first_day + $3::int, last_day = last_day + $3::int where company_id = $1 and id = $2',
    ...[delegationId, days],
  )

describe('a deputy', () => {
  test('decides only after accepting, marked with the name of the other; both names are in the history', async () => {
    const leave = await askLeave()
    const { data } = await offer()
    expect(data).toMatchObject({ state: 'offered', can: ['revoke'], set_by: null })
    expect(await inbox('deputy')).not.toContain(leave.request_id)
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
    expect((await answer(data.id, true, 'asker')).status).toBe(404)
    expect((await answer(data.id, true)).data).toMatchObject({ state: 'running' })
    const [row] = (await as('deputy', 'GET', '/requests/inbox')).data
    expect(row).toMatchObject({ id: leave.request_id, stands_in_for: { employee_id: id('manager') } })
    expect((await as('deputy', 'GET', '/requests/inbox/count')).data.total).toBeGreaterThan(0)
    // Nothing is taken from the one who is away.
    expect(await inbox('manager')).toContain(leave.request_id)
    const { steps } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
    expect(steps[0].deputies).toHaveLength(1)
    expect(await decide('deputy', leave.request_id)).toMatchObject({ status: 'approved' })
    const { decisions } = (await as('asker', 'GET', `/requests/${leave.request_id}`)).data
    expect(decisions.at(-1)).toMatchObject({
      actor: 'deputy',
      on_behalf_of: expect.stringContaining('Zqfirst'),
    })
    expect(await decide('manager', leave.request_id)).toMatchObject({
      ...{ error: { code: 'already_decided' }, by: 'deputy' },
    })
  })

  test('whose last day has passed between opening and pressing decides nothing', async () => {
    const leave = await askLeave()
    const { data } = await offer({ last_day: today })
    await answer(data.id, true)
    expect(await inbox('deputy')).toContain(leave.request_id)
    await move(data.id, -1)
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
    expect(await inbox('deputy')).toEqual([])
    expect(await inbox('manager')).toContain(leave.request_id)
    const { data: shown } = await as('deputy', 'GET', '/requests/delegation')
    const ended = shown.find(({ id: one }: { id: number }) => one === data.id)
    expect(ended).toMatchObject({ state: 'ended', can: [] })
  })

  test('whose first day is tomorrow decides nothing today', async () => {
    const leave = await askLeave()
    const { data } = await offer({ first_day: addDays(today, 1) })
    expect((await answer(data.id, true)).data).toMatchObject({ state: 'coming' })
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
  })

  test('never decides the own request, and does not hand it on', async () => {
    await rows(
      'update employee set manager_id = $2 where company_id = $1 and id = $3',
      id('manager'),
      id('deputy'),
    )
    const own = await askLeave('deputy')
    const leave = await askLeave()
    await answer((await offer()).data.id, true)
    expect(await inbox('deputy')).not.toContain(own.request_id)
    expect(await decide('deputy', own.request_id)).toMatchObject({ error: { code: 'own_request' } })
    const further = await offer({ to_employee_id: id('director') }, 'deputy')
    await answer(further.data.id, true, 'director')
    expect(await decide('director', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
  })

  test('of HR does not decide about that HR manager', async () => {
    const leave = await askLeave('hr')
    expect(await decide('manager', leave.request_id)).toMatchObject({ status: 'approved' })
    await answer((await offer({}, 'hr')).data.id, true)
    expect(await inbox('deputy')).not.toContain(leave.request_id)
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
  })

  test('for some kinds sees only these', async () => {
    const leave = await askLeave()
    await answer((await offer({ kinds: ['overtime'] })).data.id, true)
    expect(await inbox('deputy')).not.toContain(leave.request_id)
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
    const told = await rows(
      `select from notice n join account a on a.company_id = n.company_id and a.id = n.account_id
       where n.company_id = $1 and a.employee_id = $2 and n.request_id = $3`,
      id('deputy'),
      (await askLeave()).request_id,
    )
    expect(told).toEqual([])
  })

  test('of HR decides what waits for HR, and no longer once HR has revoked it', async () => {
    const leave = await askLeave()
    await decide('manager', leave.request_id)
    const { data } = await offer({}, 'hr')
    await answer(data.id, true)
    expect(await inbox('deputy')).toContain(leave.request_id)
    expect((await as('hr', 'DELETE', `/requests/delegation/${data.id}`)).data).toMatchObject({
      state: 'revoked',
    })
    expect(await decide('deputy', leave.request_id)).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('naming a deputy', () => {
  test('is refused for oneself, days that are over, more than a year, people without an account, and twice', async () => {
    const field = async (more: object) => Object.keys((await offer(more)).errors ?? {})
    expect(await field({ to_employee_id: id('manager') })).toEqual(['to_employee_id'])
    expect(await field({ first_day: addDays(today, -3), last_day: addDays(today, -1) })).toEqual(['last_day'])
    expect(await field({ last_day: addDays(today, -1) })).toEqual(['last_day'])
    expect(await field({ last_day: addDays(today, 400) })).toEqual(['last_day'])
    const [without] = await rows(
      'select min(id)::int as id from employee e where company_id = $1 and not exists (select from account a where a.company_id = $1 and a.employee_id = e.id)',
    )
    expect(await field({ to_employee_id: without?.id })).toEqual(['to_employee_id'])
    expect((await offer({ to_employee_id: 999_999_999 })).status).toBe(404)
    expect((await offer()).status).toBe(200)
    expect((await offer()).code).toBe('duplicate')
  })

  test('for somebody who is away is only for HR, and says who has set it', async () => {
    const away = { from_employee_id: id('manager') }
    expect((await offer(away, 'asker')).status).toBe(403)
    expect((await offer(away, 'user')).status).toBe(403)
    const { data } = await offer(away, 'hr')
    expect(data).toMatchObject({ from_employee_id: id('manager'), set_by: 'hr' })
    expect((await as('hr', 'GET', '/requests/delegation?all=true')).data).toContainEqual(data)
    expect((await as('asker', 'GET', '/requests/delegation?all=true')).data).toEqual([])
  })

  test('is never done by HR for oneself', async () => {
    const self = { from_employee_id: id('director'), to_employee_id: id('hr') }
    expect((await offer(self, 'hr')).errors).toEqual({ to_employee_id: [expect.any(String)] })
  })

  test('twice at the same time stores it once', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => offer()))
    expect(ten.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test('comes with the own leave, for its days', async () => {
    const leave = await askLeave('manager', { deputy_id: id('deputy') })
    const [delegation] = (await as('deputy', 'GET', '/requests/delegation')).data
    expect(delegation).toMatchObject({
      ...{ from_employee_id: id('manager'), first_day: leave.start_date, last_day: leave.end_date },
      ...{ state: 'offered', can: ['accept', 'decline'] },
    })
    // A change with the same deputy asks nobody twice.
    const { id: leaveId, version, leave_type_id, start_date, end_date, part } = leave
    const changed = { leave_type_id, start_date, end_date, part, detail: 'Longer', deputy_id: id('deputy') }
    const again = await as('manager', 'PUT', `/employee/leave/${leaveId}`, { ...changed, version })
    expect([again.status, again.code]).toEqual([200, undefined])
    expect((await as('deputy', 'GET', '/requests/delegation')).data[0].id).toBe(delegation.id)
    expect((await answer(delegation.id, false)).data).toMatchObject({ state: 'declined', can: [] })
    expect((await answer(delegation.id, true)).code).toBe('request_status')
  })

  test('finds colleagues with an account by name or number', async () => {
    const { data } = await as('asker', 'GET', '/requests/colleague?search=zqfirst')
    const ids = data.map(({ id: one }: { id: number }) => one)
    expect(ids).toEqual(expect.arrayContaining([id('manager'), id('deputy'), id('hr')]))
    expect(ids).not.toContain(id('asker'))
    expect((await as('foreignEmployee', 'GET', '/requests/colleague?search=zqfirst')).data).toEqual([])
  })
})
