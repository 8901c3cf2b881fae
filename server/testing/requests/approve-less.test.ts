import { beforeEach, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { withTeam } from '../request-team.test-data.ts'

const { world, companyId, as, id, rows, weekday, askLeave, decide, setting } = withTeam()
let next = 30

beforeEach(() => setting({ hr_approves_overtime: false, overtime_basis: 'approved' }))

const times = (text: string) => {
  const [from_time, to_time] = text.split('-')
  return { from_time, to_time }
}

async function ask(span = '18:00-22:00', work_date = weekday(next++)) {
  const body = { work_date, ...times(span), remark: 'Stock taking' }
  const answer = await as('asker', 'POST', '/employee/overtime-request', body)
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer.data
}
const less = (who: 'manager' | 'hr', requestId: number, part: string) =>
  decide(who, requestId, 'approved', { less: times(part), reason: 'Two hours are enough' })
const shown = async (who: 'asker' | 'manager' | 'hr', requestId: number) =>
  (await as(who, 'GET', `/requests/${requestId}`)).data
const own = async (overtimeId: number) =>
  (await as('asker', 'GET', `/employee/overtime-request/${overtimeId}`)).data
async function countedOn(day: string) {
  await deriveDays(world().db, companyId(), { from: day, to: day, asOf: new Date(`${day}T23:59:00+07:00`) })
  return rows(
    'select multiplier, minutes from overtime_result where company_id = $1 and employee_id = $2 and work_date = $3 order by multiplier',
    id('asker'),
    day,
  )
}

describe('overtime of which less is approved', () => {
  test('counts with the approved times; everybody sees both, in the history with who and why', async () => {
    const overtime = await ask()
    expect(await less('manager', overtime.request_id, '18:00-20:00')).toMatchObject({ status: 'success' })
    expect(await countedOn(overtime.work_date)).toEqual([{ multiplier: 150, minutes: 120 }])
    const both = {
      from_time: '18:00',
      to_time: '20:00',
      asked_from: '18:00',
      asked_to: '22:00',
      minutes: 120,
    }
    expect(await own(overtime.id)).toMatchObject(both)
    const { facts, decisions } = await shown('asker', overtime.request_id)
    expect(facts).toMatchObject(both)
    expect(decisions.at(-1)).toMatchObject({
      ...{ verdict: 'approved', actor: 'manager', reason: 'Two hours are enough' },
      change: { before: { to_time: '22:00', minutes: 240 }, after: { to_time: '20:00', minutes: 120 } },
    })
    const company = (await as('admin', 'GET', `/employee/ot/${overtime.id}`)).data
    expect(company).toMatchObject(both)
    expect(company.history.at(-1).change).toMatchObject({
      before: { work_date: overtime.work_date, to_time: '22:00' },
      after: { to_time: '20:00' },
    })
    const listed = await as(
      'admin',
      'GET',
      `/employee/ot/list?from=${overtime.work_date}&to=${overtime.work_date}`,
    )
    expect(listed.totals.minutes).toBe(120)
  })

  test('is in the log with the times before and after', async () => {
    const overtime = await ask()
    await less('manager', overtime.request_id, '19:00-21:30')
    const [entry] = await rows(
      `select before, after from audit_entry where company_id = $1 and entity = 'overtime_request' and entity_id = $2 order by id desc limit 1`,
      overtime.id,
    )
    expect(entry).toMatchObject({
      before: { status: 'pending', from_time: '18:00', to_time: '22:00' },
      after: { status: 'success', from_time: '19:00', to_time: '21:30' },
    })
  })

  test.each([
    ['more at the end', '18:00-22:30'],
    ['more at the start', '17:30-20:00'],
    ['shortened to nothing', '18:00-18:00'],
    ['turned around', '22:00-18:00'],
  ])('is refused and nothing is stored: %s', async (_, part) => {
    const overtime = await ask()
    const answer = await less('manager', overtime.request_id, part)
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(Object.keys(answer.errors)).toEqual(['less.from_time'])
    expect(await own(overtime.id)).toMatchObject({ status: 'pending', asked_from: null, minutes: 240 })
  })

  test('over midnight keeps its date', async () => {
    const overtime = await ask('23:30-00:30')
    expect(await less('manager', overtime.request_id, '23:45-00:15')).toMatchObject({ status: 'success' })
    expect(await countedOn(overtime.work_date)).toEqual([{ multiplier: 200, minutes: 30 }])
  })

  test('cannot be widened by the second step, which can shorten it further', async () => {
    await setting({ hr_approves_overtime: true })
    const overtime = await ask()
    expect(await less('manager', overtime.request_id, '18:00-21:00')).toMatchObject({ status: 'approved' })
    expect(await less('hr', overtime.request_id, '18:00-22:00')).toMatchObject({ status: 422 })
    expect(await less('hr', overtime.request_id, '18:30-20:30')).toMatchObject({ status: 'success' })
    expect(await own(overtime.id)).toMatchObject({ minutes: 120, asked_from: '18:00', asked_to: '22:00' })
    const { decisions } = await shown('asker', overtime.request_id)
    expect(decisions.filter(({ change }: { change: unknown }) => change)).toHaveLength(2)
  })

  test('is asked for as a whole again when a later step returns it', async () => {
    await setting({ hr_approves_overtime: true })
    const overtime = await ask()
    await less('manager', overtime.request_id, '18:00-20:00')
    await decide('hr', overtime.request_id, 'returned', { reason: 'Wrong day' })
    const returned = await own(overtime.id)
    expect(returned).toMatchObject({ status: 'draft', minutes: 240, asked_from: null })
    expect((await shown('asker', overtime.request_id)).facts).toMatchObject({
      to_time: '22:00',
      minutes: 240,
    })
    const sent = await as('asker', 'POST', `/requests/${overtime.request_id}/submit`, {
      version: returned.request_version,
    })
    expect(sent.status).toBe(200)
    await decide('manager', overtime.request_id)
    expect((await own(overtime.id)).minutes).toBe(240)
  })

  test('leaves the rest of the evening for another request, and counts so in the sums', async () => {
    const overtime = await ask()
    await less('manager', overtime.request_id, '18:00-20:00')
    const second = await ask('20:00-21:00', overtime.work_date)
    const { context } = await shown('manager', second.request_id)
    expect(context.overtime.day_minutes).toBe(180)
  })

  test('all of it is a plain approval', async () => {
    const overtime = await ask()
    expect(await less('manager', overtime.request_id, '18:00-22:00')).toMatchObject({ status: 'success' })
    const { decisions } = await shown('asker', overtime.request_id)
    expect(decisions.at(-1).change).toBeNull()
    expect((await own(overtime.id)).asked_from).toBeNull()
  })

  test('stays shortened when HR changes its remark, and is the new span when HR changes its times', async () => {
    const overtime = await ask()
    await less('manager', overtime.request_id, '18:00-20:00')
    const path = `/employee/ot/${overtime.id}`
    const { data } = await as('admin', 'GET', path)
    const values = {
      work_date: overtime.work_date,
      ...times('18:00-20:00'),
      remark: 'Inventory',
      confirmed: true,
    }
    const kept = await as('admin', 'PUT', path, { ...values, version: data.version })
    expect(kept.data.overtime).toMatchObject({ remark: 'Inventory', asked_to: '22:00', minutes: 120 })
    const changed = await as('admin', 'PUT', path, {
      ...{ ...values, ...times('18:00-20:30') },
      version: kept.data.overtime.version,
    })
    expect(changed.data.overtime).toMatchObject({ minutes: 150, asked_from: null })
    expect((await shown('asker', overtime.request_id)).facts).toMatchObject({
      minutes: 150,
      asked_from: null,
    })
  })
})

describe('less cannot be approved', () => {
  test('by somebody whose turn it is not, or by the requester himself', async () => {
    const overtime = await ask()
    const body = { ids: [overtime.request_id], verdict: 'approved', less: times('18:00-20:00') }
    for (const who of ['asker', 'deputy', 'director'] as const) {
      const answer = await as(who, 'POST', '/requests/decide', body)
      expect(answer.data[0].error).not.toBeNull()
    }
    expect(await own(overtime.id)).toMatchObject({ status: 'pending', asked_from: null })
  })

  test('of several requests at once, with a rejection, or of leave', async () => {
    const [one, two] = [await ask(), await ask()]
    const part = { less: times('18:00-20:00'), reason: 'Not today, please' }
    const several = { ids: [one.request_id, two.request_id], verdict: 'approved', ...part }
    expect(await as('manager', 'POST', '/requests/decide', several)).toMatchObject({ status: 422 })
    expect(await decide('manager', one.request_id, 'rejected', part)).toMatchObject({ status: 422 })
    const leave = await askLeave()
    expect(await decide('manager', leave.request_id, 'approved', part)).toMatchObject({ status: 422 })
    expect(await own(one.id)).toMatchObject({ status: 'pending' })
  })
})
