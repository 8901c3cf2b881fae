import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

/** The number of an employee of the first company that does not contain its mark. */
export const PLAIN_NUMBER = '778800'

/** Makes a call as the administrator of the first company and returns what it created. */
export type Admin = (method: Call['method'], url: string, more: Partial<Call>) => Promise<{ id: number }>

/** Adds shifts, PINs, corrections of scans, a roster, leave and overtime to the first company. */
export async function addTimes(world: TwoCompanies, admin: Admin): Promise<void> {
  await addShiftWithBreak(world)
  await linkPosition(world)
  await exceptFromRestDay(world)
  await givePins(world, admin)
  await correctScan(world, admin)
  await giveRoster(world, admin)
  await enterMany(world, admin)
}

/** A Thursday without scans. */
const UNSCANNED = '2026-05-07'

/** The employee whose scans are corrected: on a schedule of their own, 08:00 to 17:00, that no other call changes. */
export async function correctedEmployee(world: TwoCompanies): Promise<number> {
  const sql = `select id from employee where company_id = $1 and emp_number = $2`
  const row = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, sql, [tx.companyId, PLAIN_NUMBER]),
  )
  return row.id
}

/** Puts an employee on a new schedule from the beginning of the year. */
async function giveSchedule(tx: Tx, employeeId: number): Promise<void> {
  const schedule = `insert into schedule (company_id, name) values ($1, 'Zqfirst corrected') returning id`
  const { id } = await tx.one(IdRow, schedule, [tx.companyId])
  const shift = await tx.one(
    IdRow,
    `insert into shift (company_id, schedule_id, name, check_in, check_out, earliest_in, earliest_out, half_from, half_to, absence_minutes)
     values ($1, $2, 'Zqfirst day', '08:00', '17:00', '06:30', '15:00', '12:00', '13:00', 120) returning id`,
    [tx.companyId, id],
  )
  await tx.execute(
    `insert into schedule_week (company_id, schedule_id, first_day, weekday, shift_id)
     select $1, $2, '1900-01-01', weekday, case when weekday <= 5 then $3::bigint end from generate_series(1, 7) as weekday
     on conflict (company_id, schedule_id, first_day, weekday) do nothing`,
    [tx.companyId, id, shift.id],
  )
  await tx.execute(
    `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day) values ($1, $2, $3, '2026-01-01')`,
    [tx.companyId, employeeId, id],
  )
}

/** Corrections of scans that can be entered besides those that exist. */
export const correctionOf = (employee_id: number, clock_kind: 'in' | 'out', work_date = UNSCANNED) => ({
  ...{ employee_id, work_date, clock_kind, time: clock_kind === 'in' ? '08:00' : '17:00', void: null },
  ...{ reason: 'Zqfirst forgot', remark: '', replaces: null, confirmed: true },
})

/** A scan that HR added. */
async function correctScan(world: TwoCompanies, admin: Admin): Promise<void> {
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute('update company_setting set can_edit_scan_times = true where company_id = $1', [tx.companyId]),
  )
  const employeeId = await correctedEmployee(world)
  await world.db.inCompany(world.companies[0], (tx) => giveSchedule(tx, employeeId))
  const payload = correctionOf(employeeId, 'out')
  await admin('POST', '/api/scan-correction', { payload })
}

/** PINs of employees, and a line of a scan file that waits for the owner of its PIN. */
async function givePins(world: TwoCompanies, admin: Admin): Promise<void> {
  const unmatched = Buffer.from('Zqfirst-77\t2026-04-03 08:00:00\t0\t1\t0\n')
  await admin('POST', '/api/attendance/scan-file', fileBody('zqfirst-unmatched.attlog', unmatched))
  // A file whose columns are not known.
  const unclear = Buffer.from('Zqfirst-1;eight\nZqfirst-2;nine\n')
  await admin('POST', '/api/attendance/scan-file', fileBody('zqfirst-unclear.csv', unclear))
  const ids = await world.db.inCompany(world.companies[0], async (tx) => {
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, search_text)
       values ($1, '${PLAIN_NUMBER}', 'Zqfirst', '2026-01-01', '${PLAIN_NUMBER} zqfirst')`,
      [tx.companyId],
    )
    return tx.query(IdRow, 'select id from employee where company_id = $1 order by id limit 3', [
      tx.companyId,
    ])
  })
  for (const [at, { id }] of ids.entries()) {
    const payload = { employee_id: id, pin: `Zqfirst-p${at}`, first_day: '2026-01-01', last_day: null }
    await admin('POST', '/api/employee-pin', { payload })
  }
}

/** A named shift of the first schedule, in no week, with a break. */
async function addShiftWithBreak(world: TwoCompanies): Promise<void> {
  await world.db.inCompany(world.companies[0], async (tx) => {
    const { id } = await tx.one(
      IdRow,
      `insert into shift (company_id, schedule_id, name, check_in, check_out, earliest_in, earliest_out, half_from, half_to, absence_minutes)
       select $1, min(id), 'Zqfirst', '00:15', '23:45', '00:00', '23:00', '12:00', '13:00', 60 from schedule where company_id = $1
       returning id`,
      [tx.companyId],
    )
    await tx.execute(
      `insert into shift_break (company_id, shift_id, name, from_time, to_time) values ($1, $2, 'Zqfirst', '12:00', '13:00')`,
      [tx.companyId, id],
    )
  })
}

/** A position on the first schedule, whose employees work by it from 2030 on. */
async function linkPosition(world: TwoCompanies): Promise<void> {
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into schedule_position (company_id, schedule_id, position_id, first_day)
       select $1, min(s.id), min(p.id), '2030-01-01' from schedule s, position p where s.company_id = $1 and p.company_id = $1`,
      [tx.companyId],
    ),
  )
}

/** From 2030 on, the first employee works on the first rest day. */
async function exceptFromRestDay(world: TwoCompanies): Promise<void> {
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into rest_day_exception (company_id, rest_day_id, employee_id, first_day, remark)
       select $1, min(r.id), min(e.id), '2030-01-01', 'Zqfirst' from rest_day r, employee e where r.company_id = $1 and e.company_id = $1`,
      [tx.companyId],
    ),
  )
}

/** A published day off and a draft of the first employee. */
async function giveRoster(world: TwoCompanies, admin: Admin): Promise<void> {
  const { id: employee_id } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  const off = (date: string) => ({ employee_id, date, set: 'off', version: 0 })
  const url = '/api/employee-roster'
  await admin('POST', `${url}/cells`, { payload: { cells: [off('2026-05-05')] } })
  const may = { from: '2026-05-05', to: '2026-05-05' }
  const { version } = (await admin('POST', `${url}/check`, { payload: may })) as unknown as {
    version: number
  }
  await admin('POST', `${url}/publish`, { payload: { ...may, seen: version, confirmed: true } })
  await admin('POST', `${url}/cells`, { payload: { cells: [off('2026-05-06')] } })
  const member = { employee_id, offset_days: 0, first_day: '2026-05-01', last_day: null }
  const rotation = { name: 'Zqfirst round', first_day: '2026-05-01', pattern: [null], members: [member] }
  await admin('POST', `${url}/rotation`, { payload: rotation })
}

/** An entry of leave and one of overtime, as for many employees. */
async function enterMany(world: TwoCompanies, admin: Admin): Promise<void> {
  const { id: employee_id } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  const { id: leave_type_id } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, 'select min(id) as id from leave_type where company_id = $1', [tx.companyId]),
  )
  const span = { employee_id, work_date: '2026-06-24', from_time: '17:00', to_time: '18:00' }
  await admin('POST', '/api/employee/ot/entry', { payload: { rows: [span], store: 'all' } })
  const days = { start_date: '2026-06-24', end_date: '2026-06-24', part: 'full' }
  const leave = { employee_id, leave_type_id, ...days }
  await admin('POST', '/api/e-leave/entry', { payload: { rows: [leave], store: 'all' } })
}
