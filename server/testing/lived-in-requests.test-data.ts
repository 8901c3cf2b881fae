import { createAccount } from '#features/access/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { asEmployee, deputyOf, first, ownEmployee, signInDeputy } from './as-employee.test-data.ts'
import { addApprovals, approvalBodies } from './lived-in-approvals.test-data.ts'
import { type Admin, PLAIN_NUMBER } from './lived-in-times.test-data.ts'
import { askForEach, ownRequestBodies } from './own-requests.test-data.ts'
import { PICTURE } from './picture.test-data.ts'
import { type Asker, fileBody, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

/** The Wednesday so many weeks after the first of them. */
const day = (week: number) => addDays('2035-03-07', 7 * week)

const leaveOn = (date: string, leave_type_id: number) => ({
  ...{ leave_type_id, start_date: date, end_date: date, part: 'full', detail: 'Wedding' },
})
const overtimeOn = (work_date: string) => ({
  work_date,
  from_time: '18:30',
  to_time: '20:00',
  remark: 'Stock taking',
})

const timeOffOn = (use_date: string) => ({ use_date, from_time: '15:00', to_time: '16:00' })

/** The last weekday before today with so many others after it: employees can ask for forgotten scans of a week. */
function pastWeekday(before: number): string {
  let found = -1
  for (let past = addDays(todayInLaos(), -1); ; past = addDays(past, -1)) {
    if (weekdayOf(past) <= 5) found += 1
    if (found === before) return past
  }
}
/** A side of the employee's night shift, and of the deputy's day shift. */
const NIGHT = {
  in: { clock_kind: 'in', time: '20:00' },
  out: { clock_kind: 'out', time: '05:00' },
} as const
const DAY = { clock_kind: 'in', time: '08:00' } as const
const forgottenOn = (work_date: string, side: { clock_kind: 'in' | 'out'; time: string }) => ({
  ...{ work_date, ...side, reason: 'Zqfirst forgot' },
})
/** A forgotten scan for which the deputy can ask. */
export const forgottenByDeputy = () => forgottenOn(pastWeekday(2), DAY)
/** The same of the day of `newForgottenScan`, at another time. */
export const changedByDeputy = () => ({
  ...forgottenOn(pastWeekday(3), { ...DAY, time: '08:30' }),
  version: 1,
})

/** Texts by which the records of the first company are found. */
const MARKED = { detail: 'Zqfirst wedding', remark: 'Zqfirst' }

const unboundLeave = (world: TwoCompanies) =>
  first(
    world,
    `select min(id) as id from leave_type where company_id = $1 and amount is null and deleted_at is null`,
  )

/** Requests of the employee of the first company: drafts, and some that wait for HR; a deputy, and a route. */
export async function addRequests(world: TwoCompanies, admin: Admin): Promise<void> {
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, search_text)
       values ($1, 'Zqfirst-deputy', 'Zqfirst', '2026-01-01', 'zqfirst-deputy zqfirst')`,
      [tx.companyId],
    ),
  )
  const deputy = await deputyOf(world)
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
       select $1, $2, id, '2026-01-01' from schedule where company_id = $1 and name = 'Zqfirst corrected'`,
      [tx.companyId, deputy],
    ),
  )
  // Days that the next payroll run pays.
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, note)
       select $1, $2, min(id), 'encash', -240, today_in_laos(), today_in_laos(), 'Zqfirst' from leave_type where company_id = $1`,
      [tx.companyId, deputy],
    ),
  )
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into leave_block (company_id, first_day, last_day, note)
       select $1, day::date, day::date, 'Zqfirst stocktaking' from unnest(array['2034-01-01', '2034-01-02', '2034-01-03']) as day`,
      [tx.companyId],
    ),
  )
  const account = {
    ...{ email: 'deputy@champa.test', name: 'Zqfirst deputy', password: PASSWORD, roles: ['employee'] },
    ...{ companyId: world.companies[0], employeeId: deputy },
  }
  await world.db.asProvider((tx) => createAccount(tx, account))
  const type = await unboundLeave(world)
  await asEmployee(world, 'POST', '/employee/leave', { ...leaveOn(day(0), type), ...MARKED, is_draft: true })
  await asEmployee(world, 'POST', '/employee/overtime-request', {
    ...overtimeOn(day(0)),
    ...MARKED,
    is_draft: true,
  })
  await asEmployee(world, 'POST', '/employee/overtime-use', {
    ...timeOffOn(day(0)),
    ...MARKED,
    is_draft: true,
  })
  await enterUses(world)
  const { request_id } = await asEmployee(world, 'POST', '/employee/leave', {
    ...leaveOn(day(1), type),
    ...MARKED,
    file_ids: [await uploadLeaveFile(world, 'employee', 'Zqfirst.png')],
  })
  await admin('POST', `/api/requests/${request_id}/comment`, { payload: { text: 'Zqfirst comment' } })
  await asEmployee(world, 'POST', '/employee/overtime-request', { ...overtimeOn(day(2)), ...MARKED })
  await asEmployee(world, 'POST', '/employee/scan-correction', forgottenOn(pastWeekday(1), NIGHT.in))
  await askForEach(world)
  await asEmployee(world, 'POST', '/employee/profile-change', {
    ...ownDetails({ village_id: 'Zqfirst-village', reason: 'Zqfirst has moved' }),
    account: { bank_id: null, bank_account: '0101 7777 8888', bank_account_name: 'ZQFIRST' },
    profile: await uploadOwnPicture(world),
  })
  await addApprovals(world)
  const delegation = {
    ...{ from_employee_id: deputy, to_employee_id: await ownEmployee(world) },
    ...{ first_day: '2035-01-01', last_day: '2035-01-05', reason: 'Zqfirst journey' },
  }
  await admin('PUT', '/api/requests/delegation', { payload: delegation })
  await admin('POST', '/api/approval-route', { payload: routeOf(deputy, 1) })
}

/** Uploads a picture of the employee for a change of own details; returns its id. */
async function uploadOwnPicture(world: TwoCompanies): Promise<number> {
  const file = fileBody('Zqfirst.png', PICTURE)
  const url = '/api/employee/profile-change/picture-file'
  return (await world.as('employee', { method: 'POST', url, ...file })).json().data.id
}

/** Uploads a file for a leave; returns its id. */
export async function uploadLeaveFile(world: TwoCompanies, who: Asker, name: string): Promise<number> {
  const answer = await world.as(who, { method: 'POST', url: '/api/leave/file', ...fileBody(name, PICTURE) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.id
}

/** HR enters overtime that is used as time off, without any credit. */
async function enterUses(world: TwoCompanies): Promise<void> {
  const employee_id = await ownEmployee(world)
  for (const at of [40, 41, 42]) {
    const payload = { ...timeOffOn(day(at)), employee_id, remark: 'Zqfirst use', confirmed: true }
    const answer = await world.as('admin', { method: 'POST', url: '/api/employee/using/ot', payload })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}

const HOME = { province_id: null, district_id: null, village_id: '' }
/** Details of the own record: another village, or another person to call. */
const ownDetails = (changes: object) => ({
  ...{ contacts: [], ...HOME, emergency_contact: '', relationship: '', reason: '', ...changes },
})

/** A route that holds for no request of the calls. */
const routeOf = (employee_id: number, priority: number) => ({
  ...{ kind: 'overtime', priority, condition: { min_minutes: 1440 } },
  steps: [{ role: 'named', employee_id, may_be_skipped: false }],
})

/** The bodies of calls about requests, where the schema alone does not determine a valid one. */
export async function requestBodies(world: TwoCompanies): Promise<Record<string, object>> {
  const deputy = await deputyOf(world)
  const type = await unboundLeave(world)
  const waiting = await first(
    world,
    `select max(id) as id from request where company_id = $1 and status = 'pending' and requested_by is not null`,
  )
  const own = await ownEmployee(world)
  return {
    'post /api/employee/leave': leaveOn(day(3), type),
    'post /api/employee/leave/preview': leaveOn(day(4), type),
    'put /api/employee/leave/{leave_id}': { ...leaveOn(day(5), type), is_draft: true, version: 1 },
    'post /api/employee/overtime-request': overtimeOn(day(13)),
    'post /api/employee/overtime-request/preview': overtimeOn(day(14)),
    'put /api/employee/overtime-request/{overtime_id}': {
      ...overtimeOn(day(15)),
      is_draft: true,
      version: 1,
    },
    'post /api/employee/overtime-use': { ...timeOffOn(day(16)), is_draft: true },
    'post /api/employee/overtime-use/preview': timeOffOn(day(17)),
    'put /api/employee/overtime-use/{overtime_use_id}': { ...timeOffOn(day(18)), is_draft: true, version: 1 },
    'post /api/employee/using/ot/month': { month: '2026-04' },
    'post /api/employee/using/ot': { ...timeOffOn(day(43)), employee_id: own, confirmed: true },
    'post /api/employee/scan-correction': forgottenOn(pastWeekday(2), NIGHT.in),
    'post /api/employee/scan-correction/preview': forgottenOn(pastWeekday(3), NIGHT.in),
    'put /api/employee/scan-correction/{correction_id}': {
      ...forgottenOn(pastWeekday(1), NIGHT.out),
      version: 1,
    },
    ...(await ownRequestBodies(world)),
    'post /api/outside-work': {
      ...{ employee_ids: [own], first_day: '2039-03-02', last_day: '2039-03-02' },
      ...{ place: 'Site', needs_scan: false, confirmed: true },
    },
    'post /api/employee/profile-change': ownDetails({ emergency_contact: 'Mother' }),
    'put /api/employee/profile-change/{profile_change_id}': {
      ...ownDetails({ village_id: 'Another village' }),
      version: 1,
    },
    ...(await approvalBodies(world)),
    'post /api/requests/decide': { ids: [waiting], verdict: 'approved' },
    'put /api/requests/delegation': {
      ...{ from_employee_id: own, to_employee_id: deputy, first_day: '2035-02-01', last_day: '2035-02-05' },
    },
    'post /api/requests/delegation/{delegation_id}/answer': { accepts: true },
    'post /api/approval-route': routeOf(deputy, 2),
    'put /api/approval-route/{approval_route_id}': { ...routeOf(deputy, 3), version: 1 },
  }
}

/** Weeks that no call before has used. */
let asked = 20

/** The address of a new request of the employee: a draft, one that waits, or an approved one. */
export async function newRequest(
  world: TwoCompanies,
  state: 'draft' | 'pending' | 'success',
): Promise<{ id: number; version: number }> {
  asked += 1
  await signInDeputy(world)
  const type = await unboundLeave(world)
  const is_draft = state === 'draft'
  const { request_id: id, request_version: version } = await asEmployee(world, 'POST', '/employee/leave', {
    ...leaveOn(day(asked), type),
    is_draft,
  })
  if (state !== 'success') return { id, version }
  const decide = {
    method: 'POST',
    url: '/api/requests/decide',
    payload: { ids: [id], verdict: 'approved' },
  } as const
  const answer = await world.as('admin', decide)
  if (answer.json().data?.[0]?.status !== 'success') throw new Error(answer.body)
  const shown = await world.as('admin', { method: 'GET', url: `/api/requests/${id}` })
  return { id, version: shown.json().data.version }
}

/** The path of a new draft of the employee: `leave/7`. */
export async function newDraft(
  world: TwoCompanies,
  kind: 'leave' | 'overtime-request' | 'overtime-use',
): Promise<string> {
  asked += 1
  await signInDeputy(world)
  const content =
    kind === 'leave'
      ? leaveOn(day(asked), await unboundLeave(world))
      : kind === 'overtime-use'
        ? timeOffOn(day(asked))
        : overtimeOn(day(asked))
  const { id } = await asEmployee(world, 'POST', `/employee/${kind}`, { ...content, is_draft: true })
  return `/api/employee/${kind}/${id}`
}

/** The path of a new forgotten scan of the employee. */
export async function newForgottenScan(world: TwoCompanies): Promise<string> {
  await signInDeputy(world)
  const { id } = await asEmployee(
    world,
    'POST',
    '/employee/scan-correction',
    forgottenOn(pastWeekday(3), DAY),
  )
  return `/api/employee/scan-correction/${id}`
}

/** The path of a new change of the own record for which the employee asks; an earlier one is closed. */
export async function newProfileChange(world: TwoCompanies): Promise<string> {
  await signInDeputy(world)
  const deputyId = await deputyOf(world)
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(`update profile_change set status = 'cancelled' where company_id = $1 and employee_id = $2`, [
      ...[tx.companyId, deputyId],
    ]),
  )
  const { id } = await asEmployee(
    world,
    'POST',
    '/employee/profile-change',
    ownDetails({ village_id: 'New village' }),
  )
  return `/api/employee/profile-change/${id}`
}

/** A new delegation that the employee has to answer. */
export async function newDelegation(world: TwoCompanies): Promise<number> {
  await signInDeputy(world)
  const from = await first(
    world,
    `select id from employee where company_id = $1 and emp_number = '${PLAIN_NUMBER}'`,
  )
  const days = { first_day: '2036-01-01', last_day: '2036-01-05' }
  const payload = { from_employee_id: from, to_employee_id: await deputyOf(world), ...days }
  const answer = await world.as('admin', { method: 'PUT', url: '/api/requests/delegation', payload })
  return answer.json().data.id
}
