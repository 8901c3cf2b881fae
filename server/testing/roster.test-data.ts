import { afterAll, beforeAll, expect } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

/** A month in the past without scans. */
export const MAY = { from: '2026-05-01', to: '2026-05-31' }
const TIMES = { earliest_out: '', half_from: '', half_to: '', allowed_late: 0, absence_minutes: 120 }
/** The shift of a weekday. */
export const dayOf = (weekday: number, times: Partial<Record<string, string>>) => ({
  weekday,
  ...TIMES,
  ...times,
})

interface Cell {
  base: number
  state: string
  shift: number
  draft: number
  version: number
}

export type Change = { set: 'shift'; shift_id: number } | { set: 'off' } | { set: 'clear' }
export const to = (shift_id: number): Change => ({ set: 'shift', shift_id })
export const OFF: Change = { set: 'off' }
export const CLEAR: Change = { set: 'clear' }

/** The calls of the roster in two companies; schedules with a day, a night and a late shift. */
export function withRoster() {
  let world: TwoCompanies
  let companyId: number
  /** Those of the first company; the first one has the account of the asker 'employee'. */
  const people: number[] = []
  const shift = { day: 0, night: 0, late: 0 }

  async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
    const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const rows = (sql: string, ...values: unknown[]) =>
    world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

  beforeAll(async () => {
    world = await openCompanies()
    companyId = world.companies[0]
    const employees = await rows(
      `select id from employee where company_id = $1 and end_date is null and start_date < '2026-04-01' order by id limit 12`,
    )
    people.push(...employees.map(({ id }) => id as number))
    const days = [
      dayOf(1, {
        check_in: '08:00',
        check_out: '17:00',
        earliest_in: '06:30',
        earliest_out: '15:00',
        half_from: '12:00',
        half_to: '13:00',
      }),
      dayOf(2, {
        check_in: '22:00',
        check_out: '06:00',
        earliest_in: '20:30',
        earliest_out: '04:00',
        half_from: '02:00',
        half_to: '02:00',
      }),
      dayOf(3, {
        check_in: '14:00',
        check_out: '22:00',
        earliest_in: '12:30',
        earliest_out: '20:00',
        half_from: '18:00',
        half_to: '18:00',
      }),
    ]
    const head = { name: 'ໂຮງງານ', purpose: 'roster', start_date: null, end_date: null }
    expect((await call('POST', '/schedule', { ...head, days })).status).toBe(200)
    const { shifts } = await board('2026-05-01', '2026-05-01')
    const idOf = (check_in: string) =>
      shifts.find(
        (one: { schedule: string; check_in: string }) =>
          one.schedule === 'ໂຮງງານ' && one.check_in === check_in,
      ).id
    Object.assign(shift, { day: idOf('08:00'), night: idOf('22:00'), late: idOf('14:00') })
  })
  afterAll(() => world?.close())

  async function board(from: string, to: string, query = '', asker: Asker = 'admin') {
    const answer = await call('GET', `/employee-roster?from=${from}&to=${to}${query}`, undefined, asker)
    expect([answer.status, answer.code]).toEqual([200, undefined])
    return answer
  }

  /** One cell of the board. */
  async function cellOf(employeeId: number, date: string): Promise<Cell> {
    const { data } = await board(date, date)
    const person = data.find(({ id }: { id: number }) => id === employeeId)
    return {
      base: person.base[0],
      state: person.states || '.',
      shift: person.shifts[0] ?? 0,
      draft: person.drafts[0] ?? 0,
      version: person.versions[0] ?? 0,
    }
  }

  async function save(employeeId: number, date: string, change: Change, version?: number) {
    const seen = version ?? (await cellOf(employeeId, date)).version
    const cells = [{ employee_id: employeeId, date, version: seen, ...change }]
    return call('POST', '/employee-roster/cells', { cells })
  }

  /** Publishes what is a draft in these days, after looking at it. */
  async function publish(
    from: string,
    until: string,
    employee_ids: number[] | null = null,
    confirmed = true,
  ) {
    const part = { from, to: until, employee_ids }
    const { data } = await call('POST', '/employee-roster/check', part)
    return call('POST', '/employee-roster/publish', { ...part, seen: data.version, confirmed })
  }

  async function setAndPublish(employeeId: number, date: string, change: Change) {
    expect((await save(employeeId, date, change)).data.refused).toEqual([])
    expect((await publish(date, date, [employeeId])).data).toMatchObject({ is_stored: true })
  }

  async function daysOf(employeeId: number, from = MAY.from, until = MAY.to) {
    await deriveDays(world.db, companyId, MAY)
    const found = await rows(
      `select work_date::text as date, result, in_at, out_at from day_result
       where company_id = $1 and employee_id = $2 and work_date between $3 and $4 order by work_date`,
      employeeId,
      from,
      until,
    )
    return found as { date: string; result: string; in_at: Date | null; out_at: Date | null }[]
  }

  const ownRoster = async (from: string, until = from) =>
    (await call('GET', `/employee/roster?from=${from}&to=${until}`, undefined, 'employee')).data

  const database = () => ({ world, companyId })
  return {
    database,
    people,
    shift,
    call,
    rows,
    board,
    cellOf,
    save,
    publish,
    setAndPublish,
    daysOf,
    ownRoster,
  }
}
