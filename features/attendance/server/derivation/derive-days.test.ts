import { beforeEach, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { recordApprovedLeave } from '#features/leave/server/index.ts'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { importScanFile } from '../scan-files/import-scan-file.ts'
import { deriveDays } from './derive-days.ts'

const database = withTestDatabase()
const actor = { accountId: null, name: 'test' }
const shift = {
  in: '08:00',
  out: '17:00',
  earliest_in: '06:00',
  earliest_out: '15:00',
  half_from: '12:00',
  half_to: '13:00',
  allowed_late: 10,
  absence_minutes: 120,
}
const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
/** Vientiane is seven hours ahead. */
const at = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00+07:00`)

let companyId: number
let names = 0
let ids: number[]

const inCompany = <T>(work: Parameters<ReturnType<typeof database>['inCompany']>[1]) =>
  database().inCompany(companyId, work) as Promise<T>

/** A company of a woman (1) and a man (2), employed from 2026-03-02 on, with shifts from Monday to Friday. */
beforeEach(async () => {
  companyId = await database().asProvider((tx) => createCompany(tx, { name: `Company ${names++}` }, actor))
  ids = await inCompany<number[]>(async (tx) => {
    await saveSchedules(tx, { Office: week }, actor)
    const people = await tx.query(
      IdRow,
      `insert into employee (company_id, emp_number, name, gender, start_date)
       values ($1, '1', 'Kham', 'female', '2026-03-02'), ($1, '2', 'Bounmy', 'male', '2026-03-02') returning id`,
      [companyId],
    )
    await tx.execute(
      `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
       select e.company_id, e.id, s.id, e.start_date from employee e, schedule s where e.company_id = $1 and s.company_id = $1`,
      [companyId],
    )
    return people.map(({ id }) => id)
  })
})

const scan = (...lines: string[]) =>
  importScanFile(database(), companyId, { fileName: 'a', bytes: Buffer.from(lines.join('\n')) }, actor)

const derive = (from: string, to: string, asOf: string) =>
  deriveDays(database(), companyId, { from, to, asOf: at(asOf) })

async function results(from: string, to = from): Promise<string[]> {
  const rows = await inCompany<{ line: string }[]>((tx) =>
    tx.unknownRows(
      `select e.emp_number || ' ' || d.work_date || ' ' || d.result as line from day_result d
       join employee e on e.company_id = d.company_id and e.id = d.employee_id
       where d.company_id = $1 and d.work_date between $2 and $3 order by d.work_date, e.emp_number`,
      [companyId, from, to],
    ),
  )
  return rows.map(({ line }) => line)
}

const marks = async () =>
  (
    await inCompany<unknown[]>((tx) =>
      tx.unknownRows('select 1 from attendance_change where company_id = $1', [companyId]),
    )
  ).length

test('a day whose window is open changes its result with time alone', async () => {
  await scan('1\t2026-04-01 07:55:00', '2\t2026-04-01 08:20:00')
  await derive('2026-04-01', '2026-04-01', '2026-04-01 09:00')
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 not_yet', '2 2026-04-01 late'])
  const later = await derive('2026-04-01', '2026-04-01', '2026-04-02 02:00')
  expect(later).toMatchObject({ employees: 2, changed: true })
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 forgotten', '2 2026-04-01 forgotten'])
  // The whole month was derived, so the later days are open; the first one is final.
  expect(await results('2026-04-30')).toEqual(['1 2026-04-30 not_yet', '2 2026-04-30 not_yet'])
})

test('an employee who does not clock in is present without a scan, and depends on scans again after a change', async () => {
  const setFlag = (flag: boolean) =>
    inCompany(async (tx) => {
      const employeeId = ids[0] as number
      await tx.execute('update employee set does_not_clock_in = $3 where company_id = $1 and id = $2', [
        ...[companyId, employeeId, flag],
      ])
      await markDaysChanged(tx, { companyId, employeeId, firstDay: '2026-04-01', lastDay: '2026-04-30' })
    })
  await setFlag(true)
  await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 success', '2 2026-04-01 absent'])
  const halves = () =>
    inCompany((tx) =>
      tx.unknownRows(
        `select sum(present_halves) as present, sum(absent_halves) as absent, sum(late_minutes) as late from day_result
         where company_id = $1 and employee_id = $2 and work_date between '2026-04-01' and '2026-04-30'`,
        [companyId, ids[0]],
      ),
    )
  expect(await halves()).toEqual([{ present: 44, absent: 0, late: 0 }])
  await setFlag(false)
  await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')
  expect(await halves()).toEqual([{ present: 0, absent: 44, late: 0 }])
})

test('days exist where there is a shift within the employment', async () => {
  await derive('2026-02-23', '2026-03-08', '2026-05-01 00:00')
  const days = await results('2026-02-23', '2026-03-08')
  expect(days.filter((line) => line.startsWith('1'))).toEqual(
    ['02', '03', '04', '05', '06'].map((day) => `1 2026-03-${day} absent`),
  )
})

test("women's day is a holiday for women only", async () => {
  await inCompany((tx) =>
    tx.execute(
      `insert into rest_day (company_id, from_date, name_la, name_en, for_whom)
       values ($1, '2026-03-09', 'ວັນແມ່ຍິງສາກົນ', 'International Women''s Day', 'women')`,
      [companyId],
    ),
  )
  await derive('2026-03-09', '2026-03-09', '2026-05-01 00:00')
  expect(await results('2026-03-09')).toEqual(['1 2026-03-09 holiday', '2 2026-03-09 absent'])
})

test('a scan of the last night of a month changes the previous month only when that month is requested', async () => {
  await derive('2026-03-01', '2026-04-30', '2026-05-05 00:00')
  expect(await results('2026-03-31')).toEqual(['1 2026-03-31 absent', '2 2026-03-31 absent'])
  await scan('1\t2026-03-31 07:55:00', '1\t2026-03-31 17:05:00')
  expect(await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')).toMatchObject({
    employees: 1,
    changed: false,
  })
  expect(await derive('2026-03-01', '2026-03-31', '2026-05-05 00:00')).toMatchObject({
    employees: 1,
    changed: true,
  })
  expect(await results('2026-03-31')).toEqual(['1 2026-03-31 success', '2 2026-03-31 absent'])
  expect(await marks()).toBe(0)
})

test('a change that commits while days are derived keeps its mark and is processed by the next derivation', async () => {
  let recorded: Promise<unknown> | undefined
  const leave = {
    employeeId: ids[0] as number,
    date: '2026-04-01',
    part: 'full' as const,
    kind: 'Sick leave',
    paid: true,
  }
  await deriveDays(database(), companyId, {
    from: '2026-04-01',
    to: '2026-04-30',
    asOf: at('2026-05-05 00:00'),
    // The first batch has been written; the leave is added before the derivation ends.
    onProgress: () => {
      recorded ??= inCompany((tx) => recordApprovedLeave(tx, [leave], actor))
    },
  })
  await recorded
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 absent', '2 2026-04-01 absent'])
  expect(await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')).toMatchObject({
    employees: 1,
    changed: true,
  })
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 leave', '2 2026-04-01 absent'])
})

test('scans that arrive during several derivations are included in the end', async () => {
  const asOf = '2026-05-05 00:00'
  const day = (n: number) => `2026-04-${String(n).padStart(2, '0')}`
  const workdays = [1, 2, 3, 6, 7, 8, 9, 10, 13, 14]
  await Promise.all([
    ...workdays.map((n) => scan(`1\t${day(n)} 07:50:00`, `1\t${day(n)} 17:10:00`)),
    ...[1, 2, 3].map(() => derive('2026-04-01', '2026-04-30', asOf)),
  ])
  await derive('2026-04-01', '2026-04-30', asOf)
  const mine = (await results('2026-04-01', '2026-04-14')).filter((line) => line.startsWith('1'))
  expect(mine).toEqual(workdays.map((n) => `1 ${day(n)} success`))
})

test('a mark for all employees is processed in the requested range and kept outside it', async () => {
  await derive('2026-03-01', '2026-04-30', '2026-05-05 00:00')
  await inCompany((tx) =>
    markDaysChanged(tx, { companyId, employeeId: null, firstDay: '1900-01-01', lastDay: '9999-12-31' }),
  )
  expect(await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')).toMatchObject({
    employees: 2,
    changed: false,
  })
  expect(await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')).toMatchObject({ employees: 0 })
  expect(await derive('2026-03-01', '2026-03-31', '2026-05-05 00:00')).toMatchObject({ employees: 2 })
})

test('a signal ends the work; the remaining days stay marked', async () => {
  await expect(
    deriveDays(database(), companyId, { from: '2026-04-01', to: '2026-04-30', signal: AbortSignal.abort() }),
  ).rejects.toThrow()
  expect(await marks()).toBe(1)
  expect(await derive('2026-04-01', '2026-04-30', '2026-05-05 00:00')).toMatchObject({
    employees: 2,
    days: 44,
  })
})

test('a caller whose time is over before anything is derived still derives one batch', async () => {
  const stopping = new AbortController()
  const derivation = await database().asOwner(async (client) => {
    await client.query('begin; lock table attendance_month')
    const work = deriveDays(database(), companyId, {
      from: '2026-04-01',
      to: '2026-04-30',
      asOf: at('2026-05-05 00:00'),
      signal: stopping.signal,
    }).catch((error) => error)
    const waiting = `select from pg_locks where not granted and relation = 'attendance_month'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    await until(async () => (await client.query(waiting)).rowCount === 1)
    stopping.abort()
    await client.query('commit')
    return { work }
  })
  expect(await derivation.work).toBe(stopping.signal.reason)
  expect(await results('2026-04-01')).toEqual(['1 2026-04-01 absent', '2 2026-04-01 absent'])
})

/** Enough employees for their first results to be copied. */
const addCrowd = () =>
  inCompany((tx) =>
    tx.execute(
      `with people as (
         insert into employee (company_id, emp_number, name, gender, start_date)
         select $1, n::text, 'Crowd', 'male', '2026-03-02' from generate_series(3, 80) n returning id
       )
       insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
       select $1, p.id, s.id, '2026-03-02' from people p, schedule s where s.company_id = $1`,
      [companyId],
    ),
  )
const markFirst = (month: string) =>
  inCompany((tx) =>
    tx.execute(
      `insert into attendance_change (company_id, employee_id, first_day, last_day, is_first)
       select company_id, id, $2::date, $2::date + 29, true from employee where company_id = $1`,
      [companyId, month],
    ),
  )

test('results that were copied before a derivation was killed are compared and corrected by the next one', async () => {
  await addCrowd()
  await scan('1\t2026-04-01 07:55:00', '1\t2026-04-01 17:05:00')
  await derive('2026-04-01', '2026-04-01', '2026-05-02 00:00')
  const right = await results('2026-04-01', '2026-04-30')
  expect(right).toHaveLength(80 * 22)
  // As after a kill between the copy and the end of the transaction, with a holiday that was added in between.
  await markFirst('2026-04-01')
  await inCompany((tx) =>
    tx.execute(
      `update day_result set result = 'holiday' where company_id = $1 and work_date = '2026-04-02'`,
      [companyId],
    ),
  )
  expect(await derive('2026-04-01', '2026-04-01', '2026-05-02 00:00')).toMatchObject({
    employees: 80,
    changed: true,
  })
  expect(await results('2026-04-01', '2026-04-30')).toEqual(right)
  expect(await marks()).toBe(0)
})

test('a new month and a changed month are derived together', async () => {
  await addCrowd()
  await derive('2026-03-02', '2026-03-02', '2026-05-02 00:00')
  await scan('1\t2026-03-03 07:55:00', '1\t2026-03-03 17:05:00')
  const { employees } = await derive('2026-03-01', '2026-04-30', '2026-05-02 00:00')
  expect(employees).toBe(80)
  expect(await results('2026-03-03')).toContain('1 2026-03-03 success')
  expect(await results('2026-03-01', '2026-04-30')).toHaveLength(80 * (22 + 22))
  expect(await marks()).toBe(0)
})
