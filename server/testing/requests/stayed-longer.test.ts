import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importScanFile, tellStays } from '#features/attendance/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { withTeam } from '../request-team.test-data.ts'

const { world, companyId, as, id, rows, setting } = withTeam()

const actor = { accountId: null, name: 'test' }
const RULES = { overtime_ask_until_days: 7, overtime_must_be_before: false, overtime_min_minutes: 0 }

/** The latest weekday before today whose window is closed, and the latest Sunday. */
function lastDay(isWanted: (weekday: number) => boolean): string {
  let day = addDays(todayInLaos(), -2)
  while (!isWanted(weekdayOf(day))) day = addDays(day, -1)
  return day
}
const workday = lastDay((weekday) => weekday <= 5)
const sunday = lastDay((weekday) => weekday === 7)
let number: string

async function scans(...times: [day: string, ...clocks: string[]][]) {
  const lines = times.flatMap(([day, ...clocks]) => clocks.map((clock) => `${number}\t${day} ${clock}:00`))
  await importScanFile(
    world().db,
    companyId(),
    { fileName: 'scans.txt', bytes: Buffer.from(lines.join('\n')) },
    actor,
  )
}
const stays = async (who: 'asker' | 'deputy' = 'asker') =>
  (await as(who, 'GET', '/employee/overtime-request/stayed')).data
const tell = () => tellStays(world().db, companyId(), new Date())
const notices = () =>
  rows(
    `select n.params, n.route_params from notice n join account a on a.id = n.account_id
     where n.company_id = $1 and a.employee_id = $2 and n.kind = 'stayed-longer' order by n.id`,
    id('asker'),
  )

beforeAll(async () => {
  const [person] = await rows(
    'select emp_number from employee where company_id = $1 and id = $2',
    id('asker'),
  )
  number = person?.emp_number as string
  await scans([workday, '07:50', '22:20'], [sunday, '08:00', '11:30'])
})
beforeEach(() => setting(RULES))

describe('an employee who stayed longer', () => {
  test('is offered the time after the shift and the work of a rest day', async () => {
    const [shift] = (await as('asker', 'GET', `/employee/roster?from=${workday}&to=${workday}`)).data
    const minutes =
      22 * 60 + 20 - Number(shift.shift.check_out.slice(0, 2)) * 60 - Number(shift.shift.check_out.slice(3))
    const found = await stays()
    expect(found).toContainEqual({
      ...{ work_date: workday, from_time: shift.shift.check_out, to_time: '22:20', minutes },
    })
    expect(found).toContainEqual({
      ...{ work_date: sunday, from_time: '08:00', to_time: '11:30', minutes: 210 },
    })
    expect(found.map(({ work_date }: { work_date: string }) => work_date)).toEqual(
      [workday, sunday].sort().reverse(),
    )
  })

  test('is not told while a scan can still change the day', async () => {
    const told = async (asOf: string) => {
      await tellStays(world().db, companyId(), new Date(asOf))
      return (await notices()).some(({ params }) => (params as { work_date: string }).work_date === workday)
    }
    expect(await told(`${workday}T23:30:00+07:00`)).toBe(false)
    expect(await told(`${addDays(workday, 1)}T09:00:00+07:00`)).toBe(true)
    await rows(`delete from notice where company_id = $1 and kind = 'stayed-longer'`)
  })

  test('is told once for each day, with a link that asks', async () => {
    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)
    expect(await notices()).toContainEqual({
      params: { work_date: sunday, from_time: '08:00', to_time: '11:30' },
      route_params: { work_date: sunday },
    })
  })

  test('is seen by no colleague', async () => {
    expect(await stays('deputy')).toEqual([])
  })

  test('is offered nothing beyond the days on which overtime can be asked for, or if it must be asked for before', async () => {
    await setting({ overtime_ask_until_days: 0 })
    expect(await stays()).toEqual([])
    await setting({ ...RULES, overtime_must_be_before: true })
    expect(await stays()).toEqual([])
    await setting({ ...RULES, overtime_min_minutes: 240 })
    expect((await stays()).map(({ work_date }: { work_date: string }) => work_date)).not.toContain(sunday)
  })

  test('asks with these times; then the day is not offered again, also after a rejection', async () => {
    const [stay] = (await stays()).filter(({ work_date }: { work_date: string }) => work_date === sunday)
    const { minutes: _, ...span } = stay
    const asked = await as('asker', 'POST', '/employee/overtime-request', { ...span, remark: '' })
    expect(asked).toMatchObject({ status: 200, data: { minutes: 210 } })
    const days = async () => (await stays()).map(({ work_date }: { work_date: string }) => work_date)
    expect(await days()).toEqual([workday])
    await as('manager', 'POST', '/requests/decide', {
      ...{ ids: [asked.data.request_id], verdict: 'rejected', reason: 'Not needed' },
    })
    expect(await days()).toEqual([workday])
  })
})
