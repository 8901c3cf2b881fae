import { IdRow } from '#kit/database/row-types.ts'
import { until } from '#kit/database/until.test-support.ts'
import { settlementFor } from './lived-in.test-data.ts'
import { terminalPreparations } from './lived-in-terminals.test-data.ts'
import { requestPreparations } from './prepared-requests.test-data.ts'
import type { Preparation, RouteCall } from './route-calls.test-data.ts'
import { smallMonth } from './small-month.test-data.ts'
import { type Call, fileBody, MARKS, type TwoCompanies } from './two-companies.test-data.ts'

async function madeBy(world: TwoCompanies, call: Call): Promise<number> {
  const answer = await world.as('admin', call)
  if (answer.statusCode !== 200) throw new Error(`${call.url}: ${answer.body}`)
  return answer.json().data.id
}

/** The address of a new run of February that has payslips. */
async function calculatedRun(world: TwoCompanies, to_date: string): Promise<string> {
  const url = '/api/payrolls-item'
  const payload = { title: `February ${Date.now()}`, from_date: '2026-02-01', to_date, confirmed: true }
  const run = `${url}/${await madeBy(world, { method: 'POST', url, payload })}`
  await world.as('admin', { method: 'POST', url: `${run}/calculate` })
  const progress = { method: 'GET', url: `${run}/progress` } as const
  await until(async () => (await world.as('admin', progress)).json().data.status === 'done')
  return run
}

/** The address of a calculated settlement of somebody new. */
async function newSettlement(world: TwoCompanies): Promise<string> {
  const number = `Zqfirst-leaver-${Date.now()}`
  await world.db.inCompany(world.companies[0], async (tx) => {
    const { id } = await tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date, end_date)
       values ($1, $2, 'Zqfirst', '2020-01-01', today_in_laos()) returning id`,
      [tx.companyId, number],
    )
    await tx.execute(
      `insert into salary (company_id, employee_id, effective_date, base_salary, reason)
       values ($1, $2, '2020-01-01', 5000000, 'hire')`,
      [tx.companyId, id],
    )
  })
  const payload = await settlementFor(world, number)
  const id = await madeBy(world, { method: 'POST', url: '/api/settlement', payload })
  const progress = { method: 'GET', url: `/api/payrolls-item/${id}/progress` } as const
  await until(async () => (await world.as('admin', progress)).json().data.status === 'done')
  return `/api/settlement/${id}`
}

/** That the marks of a run and the runs of the same days were seen. */
async function confirmationOf(world: TwoCompanies, run: string) {
  const { data } = (await world.as('admin', { method: 'GET', url: run })).json()
  return { confirmed: true, confirmed_runs: data.overlaps.map(({ id }: { id: number }) => id) }
}

/** A payslip of a new run; held, and of a paid run if wanted. */
async function payslipOfRun(
  world: TwoCompanies,
  to_date: string,
  state: 'open' | 'held' | 'paid',
): Promise<string> {
  const run = await calculatedRun(world, to_date)
  const { data } = (await world.as('admin', { method: 'GET', url: `${run}/payslips` })).json()
  const slip = `${run}/payslips/${data[0].employee_id}`
  const post = (url: string, payload: object) => world.as('admin', { method: 'POST', url, payload })
  if (state !== 'open') await post(`${slip}/hold`, { reason: 'Court order' })
  if (state !== 'paid') return slip
  await post(`${run}/approve`, await confirmationOf(world, run))
  await post(`${run}/pay`, {})
  return slip
}

const LEAVE = '(select * from leave_request where not is_overtime_use) as taken'
const USES = '(select * from leave_request where is_overtime_use) as used'

/** The latest approved leave or overtime of the first company. */
async function storedRequest(
  world: TwoCompanies,
  table: typeof LEAVE | 'overtime_request' | typeof USES,
): Promise<number> {
  const stored = `select max(id)::int as id from ${table} where company_id = $1 and status = 'success'`
  const [row] = await world.db.inCompany(world.companies[0], (tx) => tx.unknownRows(stored, [tx.companyId]))
  return row?.id as number
}

let minute = 10

/** A new shift of the first schedule, in no week. */
async function newShift(world: TwoCompanies): Promise<number> {
  const [schedule] = await world.db.inCompany(world.companies[0], (tx) =>
    tx.unknownRows('select min(id)::int as id from schedule where company_id = $1 and deleted_at is null', [
      tx.companyId,
    ]),
  )
  minute += 1
  const times = { check_in: `05:${minute}`, check_out: '15:00', earliest_in: '00:30', earliest_out: '14:00' }
  const payload = {
    ...{ ...times, half_from: '12:00', half_to: '13:00', allowed_late: 0, absence_minutes: 60 },
    ...{ name: 'Short', code: '', colour: 'blue' },
  }
  return madeBy(world, { method: 'POST', url: `/api/schedule_detail/${schedule?.id}`, payload })
}

/** Stores a draft of the roster for this day and returns its part of the roster. */
async function draftOn(world: TwoCompanies, date: string) {
  const employee = 'select min(id) as id from employee where company_id = $1'
  const { id } = await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, employee, [tx.companyId]))
  const cells = [{ employee_id: id, date, set: 'off', version: 0 }]
  await world.as('admin', { method: 'POST', url: '/api/employee-roster/cells', payload: { cells } })
  return { from: date, to: date, employee_ids: [id] }
}

/** An employee with a salary who is not deleted and does not leave. */
async function paidEmployee(world: TwoCompanies): Promise<number> {
  const sql = `select min(e.id) as id from employee e join salary s on s.company_id = $1 and s.employee_id = e.id
    where e.company_id = $1 and e.deleted_at is null and e.end_date is null`
  return (await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, sql, [tx.companyId]))).id
}

/** The calls that change nothing in their known form, by route, with a preparation. */
export const preparations = (world: TwoCompanies): Record<string, Preparation> => ({
  'put /api/setting/ot'(call) {
    const rates = call.payload as { rest: { multiplier: number }[] }
    const rest = rates.rest.map((band) => ({ ...band, multiplier: band.multiplier + 1 }))
    return { ...call, payload: { ...rates, rest } }
  },
  'put /api/company/setting': (call) => ({
    ...call,
    payload: { ...(call.payload as object), two_person_approval: false, require_second_factor: false },
  }),
  async 'post /api/company-dashboard/first-steps/dismiss'(call) {
    const show = 'update company_setting set show_first_steps = true where company_id = $1'
    await world.db.inCompany(world.companies[0], (tx) => tx.execute(show, [world.companies[0]]))
    return call
  },
  // Other calls delete the employee and the salaries of the known form.
  async 'post /api/adjustments-item'(call) {
    return { ...call, payload: { ...(call.payload as object), employee_ids: [await paidEmployee(world)] } }
  },
  async 'post /api/adjustments-item/request'(call) {
    return { ...call, payload: { ...(call.payload as object), employee_ids: [await paidEmployee(world)] } }
  },
  async 'post /api/adjustments-item/{adjustment_id}/cancel'(call) {
    const employeeId = await paidEmployee(world)
    const { id } = await world.db.inCompany(world.companies[0], (tx) =>
      tx.one(
        IdRow,
        `insert into salary (company_id, employee_id, effective_date, base_salary, reason)
         values ($1, $2, '2032-01-01', 3000000, 'adjustment') returning id`,
        [tx.companyId, employeeId],
      ),
    )
    return { ...call, url: `/api/adjustments-item/${id}/cancel` }
  },
  // Months without an invoice.
  'post /api/admin/invoice': (call) => ({
    ...call,
    payload: { ...(call.payload as object), month: '2026-02' },
  }),
  async 'post /api/admin/invoice/month'(call) {
    // Small companies are invoiced with it.
    const pack = 'insert into package (min_users, max_users, price_per_user) values (2, 90, 15000)'
    await world.db.asProvider((tx) => tx.execute(`${pack} on conflict do nothing`))
    return { ...call, payload: { ...(call.payload as object), month: '2026-06' } }
  },
  async 'put /api/shift/{shift_id}/times'(call) {
    return {
      ...call,
      url: `/api/shift/${await newShift(world)}/times`,
      payload: { ...(call.payload as object), version: 1 },
    }
  },
  'delete /api/shift/{shift_id}': async (call) => ({ ...call, url: `/api/shift/${await newShift(world)}` }),
  // The link of the other calls is already deleted.
  async 'delete /api/schedule_attract_position/{schedule_id}/{link_id}'(call) {
    const [link] = await world.db.inCompany(world.companies[0], (tx) =>
      tx.unknownRows(
        `insert into schedule_position (company_id, schedule_id, position_id, first_day)
         select $1, (select min(id) from schedule where company_id = $1 and deleted_at is null),
           (select min(id) from position where company_id = $1), '2031-01-01'
         on conflict (company_id, schedule_id, position_id, first_day) do update set last_day = null
         returning id::int as id, schedule_id::int as schedule_id`,
        [tx.companyId],
      ),
    )
    const url = `/api/schedule_attract_position/${link?.schedule_id}/${link?.id}?confirmed=true`
    return { ...call, url }
  },
  'post /api/restDay/public-holidays': (call) => ({ ...call, payload: { dates: ['2026-12-02'] } }),
  // The edits of stored leave and overtime have the same days.
  'post /api/e-leave': (call) => ({
    ...call,
    payload: { ...(call.payload as object), end_date: '2026-04-29' },
  }),
  'post /api/employee/ot': (call) => ({
    ...call,
    payload: { ...(call.payload as object), to_time: '19:30' },
  }),
  // Read by the other calls.
  'post /api/attendance/scan-file/{scan_file_id}/columns': (call) => unclearFile(world, call, '/columns'),
  'delete /api/attendance/scan-file/{scan_file_id}': (call) => unclearFile(world, call, ''),
  // The edit of the stored PIN has taken that of the other calls.
  'post /api/employee-pin': (call) => ({ ...call, payload: { ...(call.payload as object), pin: '7701' } }),
  // Those of the other calls are already cancelled.
  'post /api/e-leave/bulk/cancel': async (call) => ({
    ...call,
    payload: { ids: [await storedRequest(world, LEAVE)], reason: 'Wrong day', confirmed: true },
  }),
  'post /api/employee/ot/bulk/cancel': async (call) => ({
    ...call,
    payload: { ids: [await storedRequest(world, 'overtime_request')], reason: 'Wrong day', confirmed: true },
  }),
  'post /api/employee/using/ot/bulk/cancel': async (call) => ({
    ...call,
    payload: { ids: [await storedRequest(world, USES)], reason: 'Wrong day', confirmed: true },
  }),
  // Those of the other calls are already entered.
  'post /api/employee/ot/entry': (call) => withRows(call, { work_date: '2026-06-27' }),
  'post /api/e-leave/entry': (call) => withRows(call, { start_date: '2026-06-27', end_date: '2026-06-27' }),
  async 'post /api/employee-roster/publish'(call) {
    const payload = await draftOn(world, '2026-07-06')
    const url = '/api/employee-roster/check'
    const { data } = (await world.as('admin', { method: 'POST', url, payload })).json()
    return { ...call, payload: { ...payload, seen: data.version, confirmed: true } }
  },
  'post /api/employee-roster/discard': async (call) => ({
    ...call,
    payload: await draftOn(world, '2026-07-07'),
  }),
  async 'post /api/employee-roster/copy'(call) {
    const { from } = await draftOn(world, '2026-07-08')
    return { ...call, payload: { from, weeks: 1 } }
  },
  // The rest day of the other calls is already deleted.
  async 'post /api/restDay/bulk/delete'(call) {
    const day = { name_la: 'ວັນພັກ', kind: 'regular', counts_as: 'rest', from_date: '2027-05-04' }
    const id = await madeBy(world, { method: 'POST', url: '/api/restDay', payload: day })
    return { ...call, payload: { ids: [id] } }
  },
  // The sheet before its employees were edited.
  async 'post /api/employee/import/{id}/commit'(call) {
    const { employees } = await smallMonth(MARKS[0])
    const url = '/api/employee/import'
    const id = await madeBy(world, { method: 'POST', url, ...fileBody('people.xlsx', employees) })
    return { ...call, url: `${url}/${id}/commit` }
  },
  async 'post /api/payrolls-item/{id}/approve'(call) {
    const run = await calculatedRun(world, '2026-02-28')
    return { ...call, url: `${run}/approve`, payload: await confirmationOf(world, run) }
  },
  // Of a bank that the calls of banks do not delete.
  async 'post /api/bank-layout'(call) {
    const bank = await world.db.asProvider((tx) =>
      tx.one(IdRow, 'select id from bank where deleted_at is null order by id offset 1 limit 1', []),
    )
    return { ...call, payload: { ...(call.payload as object), bank_id: bank.id } }
  },
  'put /api/settlement/{id}': async (call) => ({ ...call, url: await newSettlement(world) }),
  'post /api/settlement/{id}/calculate': async (call) => ({
    ...call,
    url: `${await newSettlement(world)}/calculate`,
  }),
  'delete /api/settlement/{id}': async (call) => ({ ...call, url: await newSettlement(world) }),
  async 'post /api/settlement/{id}/reopen'(call) {
    const url = await newSettlement(world)
    const approve = `${url.replace('settlement', 'payrolls-item')}/approve`
    await world.as('admin', { method: 'POST', url: approve, payload: { confirmed: true } })
    const { data } = (await world.as('admin', { method: 'GET', url })).json()
    return { ...call, url: `${url}/reopen`, payload: { version: data.version, reason: 'Wrong last day' } }
  },
  'post /api/payrolls-item/{id}/payslips/{employee_id}/hold': async (call) => ({
    ...call,
    url: `${await payslipOfRun(world, '2026-02-26', 'open')}/hold`,
  }),
  async 'post /api/payrolls-item/{id}/payslips/{employee_id}/accept'(call) {
    const run = await calculatedRun(world, '2026-02-22')
    const url = `${run}/payslips?to_check=true`
    const { data } = (await world.as('admin', { method: 'GET', url })).json()
    const { employee_id, net, reviews, review_facts } = data[0]
    return {
      ...call,
      url: `${run}/payslips/${employee_id}/accept`,
      payload: { reason: 'Apprentice', net, reviews, shared_with: review_facts.shared_with ?? [] },
    }
  },
  'post /api/payrolls-item/{id}/payslips/{employee_id}/calculate': async (call) => ({
    ...call,
    url: `${await payslipOfRun(world, '2026-02-21', 'open')}/calculate`,
  }),
  async 'post /api/payrolls-item/{id}/payslips/{employee_id}/include'(call) {
    const slip = await payslipOfRun(world, '2026-02-23', 'open')
    await world.as('admin', { method: 'POST', url: `${slip}/omit`, payload: { reason: 'Paid in cash' } })
    return { ...call, url: `${slip}/include` }
  },
  'post /api/payrolls-item/{id}/payslips/{employee_id}/release': async (call) => ({
    ...call,
    url: `${await payslipOfRun(world, '2026-02-25', 'held')}/release`,
  }),
  'post /api/payrolls-item/{id}/payslips/{employee_id}/pay': async (call) => ({
    ...call,
    url: `${await payslipOfRun(world, '2026-02-24', 'paid')}/pay`,
    payload: {},
  }),
  // The user who entered an account cannot confirm it: here that user is unknown.
  async 'post /api/payrolls-item/{id}/transfers/confirm'(call) {
    // A paid run of another call already knows the accounts.
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.execute(`update employee set bank_account = '9' || bank_account where company_id = $1`, [
        tx.companyId,
      ]),
    )
    const run = await calculatedRun(world, '2026-02-27')
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.execute('delete from bank_account_change where company_id = $1', [tx.companyId]),
    )
    const { meta } = (await world.as('admin', { method: 'GET', url: `${run}/transfers` })).json()
    return { ...call, url: `${run}/transfers/confirm`, payload: { all: meta.version } }
  },
  // The account is corrected between the approval and the payment.
  async 'post /api/payrolls-item/{id}/transfers/account'(call) {
    const run = await calculatedRun(world, '2026-02-21')
    await world.as('admin', {
      ...{ method: 'POST', url: `${run}/approve`, payload: await confirmationOf(world, run) },
    })
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.execute(`update employee set bank_account = '8' || bank_account where company_id = $1`, [
        tx.companyId,
      ]),
    )
    const { data } = (await world.as('admin', { method: 'GET', url: `${run}/transfers` })).json()
    const { employee_id, check } = data.find((one: { check: { can: string[] } | null }) =>
      one.check?.can.includes('use_present'),
    )
    return { ...call, url: `${run}/transfers/account`, payload: { employee_id, version: check.version } }
  },
  ...requestPreparations(world),
  ...terminalPreparations(world),
})

/** The call with other values in its first row. */
function withRows(call: RouteCall, values: object): RouteCall {
  const { rows, ...rest } = call.payload as { rows: object[] }
  return { ...call, payload: { ...rest, rows: [{ ...rows[0], ...values }] } }
}

let unclearFiles = 0

/** The call for a new scan file whose columns are not known: each has another number of columns, because those of a read file are remembered. */
async function unclearFile(world: TwoCompanies, call: RouteCall, action: string): Promise<RouteCall> {
  const url = '/api/attendance/scan-file'
  unclearFiles += 1
  const line = Array.from({ length: unclearFiles + 2 }, () => 'word').join(';')
  const file = fileBody('unclear.csv', Buffer.from(`${line}\n${line}\n`))
  const id = await madeBy(world, { method: 'POST', url, ...file })
  return { ...call, url: `${url}/${id}${action}` }
}
