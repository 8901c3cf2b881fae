import { beforeEach, describe, expect, test } from 'vitest'
import { LEAVE_REQUEST, readAwayOn } from '#features/leave/server/index.ts'
import { createRequestEngine, type OnRequestEvent, watchCompany } from '#features/requests/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, askLeave, decide, inbox, world, companyId, setting } = withTeam()

type Told = Parameters<OnRequestEvent>[1][number]
let told: Told[] = []
const engine = createRequestEngine({
  kinds: [LEAVE_REQUEST],
  awayOn: readAwayOn,
  onRequestEvent: async (_, events) => {
    told.push(...events)
  },
})
const MONDAY = '2026-11-30'
const watch = (at: { today: string; hour: number }) =>
  world().db.inCompany(companyId(), (tx) => watchCompany(tx, engine, at))
/** As if the step had opened on this day. */
const openedOn = (requestId: number, day: string) =>
  rows(
    `update request_step set opened_at = ($3::date)::timestamptz where company_id = $1 and request_id = $2 and status = 'open'`,
    ...[requestId, day],
  )

beforeEach(() => {
  told = []
})

describe('an approver who does not answer', () => {
  test('for three working days: HR is asked too, once, and sees the request marked', async () => {
    const leave = await askLeave()
    await openedOn(leave.request_id, '2026-11-25')
    await watch({ today: MONDAY, hour: 6 })
    expect(await inbox('hr')).not.toContain(leave.request_id)
    // Thursday, Friday, Monday, and more than three with Tuesday.
    await watch({ today: addDays(MONDAY, 1), hour: 6 })
    const [row] = (await as('hr', 'GET', '/requests/inbox')).data
    expect(row).toMatchObject({ id: leave.request_id, is_escalated: true, step: 'linemanager' })
    expect(told.filter(({ type }) => type === 'escalated')).toMatchObject([{ requestId: leave.request_id }])
    await watch({ today: addDays(MONDAY, 1), hour: 7 })
    expect(told.filter(({ type }) => type === 'escalated')).toHaveLength(1)
    // The manager still decides; HR's decision skips the step.
    expect(await inbox('manager')).toContain(leave.request_id)
    expect(await decide('hr', leave.request_id)).toMatchObject({ status: 'success' })
  })

  test('because of leave for the whole day: HR is asked at once, also for what is sent on this day', async () => {
    const waiting = await askLeave()
    const type = (await rows('select min(id)::int as id from leave_type where company_id = $1'))[0]?.id
    const days = { start_date: addDays(todayInLaos(), -1), end_date: addDays(todayInLaos(), 1) }
    const entry = { employee_id: id('manager'), leave_type_id: type, ...days, part: 'full', detail: '' }
    const away = await as('admin', 'POST', '/e-leave', { ...entry, confirmed: true })
    const sent = await askLeave()
    expect(await inbox('hr')).toContain(sent.request_id)
    await watch({ today: todayInLaos(), hour: 6 })
    const isWorkday = new Date(`${todayInLaos()}T00:00:00Z`).getUTCDay() % 6 !== 0
    if (isWorkday) expect(await inbox('hr')).toContain(waiting.request_id)
    const { version } = away.data.leave
    await as('admin', 'POST', `/e-leave/${away.data.leave.id}/cancel`, {
      version,
      reason: 'Test',
      confirmed: true,
    })
  })
})

describe('the daily reminder', () => {
  test('is one for each approver however much waits, from the hour of the setting, and at most five times', async () => {
    await setting({ remind_hour: 8, escalate_after_days: 60 })
    await rows(`update request_step set status = 'closed' where company_id = $1 and status = 'open'`)
    const [one, two] = [await askLeave(), await askLeave()]
    for (const { request_id } of [one, two]) await openedOn(request_id, '2026-11-27')
    const digests = () => told.filter(({ type }) => type === 'digest')
    await watch({ today: MONDAY, hour: 7 })
    expect(digests()).toEqual([])
    await watch({ today: MONDAY, hour: 8 })
    expect(digests()).toMatchObject([{ count: 2, day: MONDAY, accountIds: [expect.any(Number)] }])
    await rows(
      `update request_step set reminded_at = ($2::date)::timestamptz + interval '4 hours' where company_id = $1 and status = 'open'`,
      MONDAY,
    )
    await watch({ today: MONDAY, hour: 9 })
    expect(digests()).toHaveLength(1)
    for (const later of [1, 2, 3, 4, 7, 8]) {
      await watch({ today: addDays(MONDAY, later), hour: 8 })
      await rows(
        `update request_step set reminded_at = reminded_at - interval '3 days' where company_id = $1 and status = 'open'`,
      )
    }
    expect(digests()).toHaveLength(5)
  })

  test('does not come on a weekend', async () => {
    const leave = await askLeave()
    await openedOn(leave.request_id, '2026-11-20')
    await watch({ today: '2026-11-28', hour: 12 })
    expect(told).toEqual([])
  })
})

test('an account that is closed: the request waits for the one above within the hour', async () => {
  await rows(
    'update employee set manager_id = $2 where company_id = $1 and id = $3',
    id('director'),
    id('manager'),
  )
  const leave = await askLeave()
  const status = (value: string) =>
    world().db.asProvider((tx) =>
      tx.execute('update account set status = $3 where company_id = $1 and employee_id = $2', [
        ...[companyId(), id('manager'), value],
      ]),
    )
  await status('disabled')
  await watch({ today: MONDAY, hour: 1 })
  expect(await inbox('director')).toContain(leave.request_id)
  expect(told.some((event) => event.type === 'opened' && event.requestId === leave.request_id)).toBe(true)
  await status('active')
})
