import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { ownRequests } from '#server/own-kinds.ts'
import { EMPLOYEE, HR, MANAGER, PROVIDER } from './company.ts'
import { callAs } from './person.ts'
import { HR_MANAGER } from './request-team.ts'
import type { World } from './world.ts'

/** The routes and the existing screens, imported when the story runs, because they belong to the browser's code. */
const WEB = '../web'

/** The used parts of a route in that table. */
interface Route {
  path: string
  guard: 'auth' | 'guest' | 'public'
  needs: { side?: 'provider' | 'company' | 'staff'; roles?: readonly string[] }
}

/** The kind of user who can see a screen; null: not signed in. */
export type Viewer = typeof PROVIDER | typeof HR | typeof EMPLOYEE | typeof MANAGER | typeof HR_MANAGER | null

/** Values for the parameters of the addresses, by route name. */
async function partsOf(world: World): Promise<Record<string, Record<string, unknown>>> {
  const firstId = async (email: string, path: string, id = 'id') => {
    const answer = await (await callAs(world, email))('GET', path)
    return (answer.json().data as Record<string, unknown>[])[0]?.[id]
  }
  const company = { company_id: await firstId(PROVIDER, '/admin/company') }
  const schedule = { schedule_id: await firstId(HR, '/schedule') }
  return {
    'auth.token': { token: 'used-up', user_id: 1 },
    'currency.edit': { id: await firstId(PROVIDER, '/admin/currency') },
    'businessType.edit': { id: await firstId(PROVIDER, '/admin/type-business') },
    'company.edit': company,
    'company.user.detail': company,
    'employee.show': { employee_id: await firstId(HR, '/employee?search=1002') },
    'employee.edit': { employee_id: await firstId(HR, '/employee?search=1002') },
    'e-leave.edit': { leave_id: await firstId(HR, '/e-leave') },
    'pay_item.show': { item_id: await firstId(HR, '/payrolls-item/items') },
    'employee_ot.edit': { employee_ot_id: await firstId(HR, '/employee/ot/list') },
    'schedule_detail.index': schedule,
    'schedule_detail.check_scan': schedule,
    'schedule_detail.create': schedule,
    'schedule_detail.create_break_time': schedule,
    'schedule_attract_position.index': schedule,
    'schedule_attract_position.create': schedule,
    'disable_rest_day_employee.index': { holiday_id: await firstId(HR, '/restDay') },
    'schedule_attract_employee.index': schedule,
    'schedule_attract_employee.create': schedule,
    'payrolls.show': { payroll_id: await firstId(HR, '/payrolls-item'), qty_day_work: 26, qty_hour_work: 8 },
    'payslip.show': {
      payroll_id: await firstId(HR, '/payrolls-item'),
      employee_id: await firstId(HR, '/employee?search=1002'),
    },
    'terminal.show': { terminal_id: await claimedTerminal(world) },
    'settlement.show': { settlement_id: await settlementId(world) },
    'employee_payslip.show': { run_id: await firstId(EMPLOYEE, '/employee/payslips', 'run_id') },
    'employee_leave.edit': { leave_id: await ownLeaveDraft(world) },
    'correction.edit': { correction_id: await ownForgottenScan(world) },
    ...(await ownRequestRecords(world)),
    'employee_ot_request.stayed': { work_date: todayInLaos() },
    'approval.verify': { code: '1-0000-0000-0000-0000' },
    'profile_change.edit': { profile_change_id: await ownProfileChange(world) },
    'employee_e_approve.update': { id: await ownApprovalDraft(world) },
    'employee_ot_request.edit': { employee_ot_request_id: await ownOvertimeDraft(world) },
    'employee_use_ot.edit': { employee_ot_use_id: await ownUseDraft(world) },
  }
}

/** A leave that the employee can still change. */
async function ownLeaveDraft(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const [drafted] = (await call('GET', '/employee/leave?status=draft')).json().data as { id: number }[]
  if (drafted) return drafted.id
  const [type] = (await call('GET', '/employee/leave/balances')).json().data as { leave_type_id: number }[]
  const day = addDays(todayInLaos(), 14)
  const draft = { leave_type_id: type?.leave_type_id, start_date: day, end_date: day, part: 'full' }
  return (await call('POST', '/employee/leave', { ...draft, is_draft: true })).json().data.id
}

/** An approval request that the employee can still change. */
async function ownApprovalDraft(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const [drafted] = (await call('GET', '/employee/e-approve?status=draft')).json().data as { id: number }[]
  if (drafted) return drafted.id
  const draft = { title: 'New laptops', detail: 'Ten, with bags', is_draft: true }
  return (await call('POST', '/employee/e-approve', draft)).json().data.id
}

/** The first terminal of the company; without one, a new one calls and is claimed. */
async function claimedTerminal(world: World): Promise<number> {
  const call = await callAs(world, HR)
  const [known] = (await call('GET', '/terminal')).json().data as { id: number }[]
  if (known) return known.id
  const serial = 'CKUH210560001'
  await world.server.app.inject({ method: 'GET', url: `/iclock/cdata?SN=${serial}&options=all` })
  const seen = await (await callAs(world, PROVIDER))('GET', `/admin/terminal-sighting?search=${serial}`)
  const claim = { serial, code: seen.json().data[0].code, name: 'Main entrance', branch_id: null }
  const rest = { is_camera: false, utc_offset_minutes: 420 }
  return (await call('POST', '/terminal/claim', { ...claim, ...rest })).json().data.id
}

/** Overtime that the employee can still change. */
async function ownOvertimeDraft(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const [drafted] = (await call('GET', '/employee/overtime-request?status=draft')).json().data as {
    id: number
  }[]
  if (drafted) return drafted.id
  const draft = { work_date: todayInLaos(), from_time: '18:00', to_time: '20:00', is_draft: true }
  return (await call('POST', '/employee/overtime-request', draft)).json().data.id
}

/** Overtime use that the employee can still change. */
async function ownUseDraft(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const [drafted] = (await call('GET', '/employee/overtime-use?status=draft')).json().data as { id: number }[]
  if (drafted) return drafted.id
  const draft = { use_date: addDays(todayInLaos(), 9), from_time: '15:00', to_time: '17:00', is_draft: true }
  return (await call('POST', '/employee/overtime-use', draft)).json().data.id
}

/** A forgotten scan that the employee can still change. */
async function ownForgottenScan(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const [asked] = (await call('GET', '/requests/mine?kind=scan_correction&status=pending')).json().data as {
    subject_id: number
  }[]
  if (asked) return asked.subject_id
  const work_date = workdayBefore(todayInLaos())
  const shown = { work_date, clock_kind: 'in' }
  const preview = (await call('POST', '/employee/scan-correction/preview', shown)).json().data
  const forgotten = { ...shown, time: preview.shift.check_in, reason: 'The terminal was off' }
  return (await call('POST', '/employee/scan-correction', forgotten)).json().data.id
}

/** What an employee can still change, for each kind with a form of its own. */
async function ownRequestRecords(world: World): Promise<Record<string, Record<string, number>>> {
  const records: Record<string, Record<string, number>> = {}
  for (const { kind, param, path, names, fields } of ownRequests) {
    const isForOthers = 'employee_id' in fields
    const call = await callAs(world, isForOthers ? MANAGER : EMPLOYEE)
    const led = isForOthers ? (await call('GET', '/employee/led-people')).json().data[0]?.id : null
    const waiting = `/requests/mine?kind=${kind}&status=pending`
    const [asked] = (await call('GET', waiting)).json().data as { subject_id: number }[]
    const sampleOf = (name: string) => {
      if (fields[name]?.kind === 'day') return workdayBefore(addDays(todayInLaos(), 21))
      if (fields[name]?.kind === 'person') return led
      if (fields[name]?.kind === 'kip') return 9_000_000
      return fields[name]?.kind === 'flag' ? false : 'ໄຊທານີ'
    }
    const values = Object.fromEntries(names.map((name) => [name, sampleOf(name)]))
    records[`${kind}.edit`] = {
      [param]: asked?.subject_id ?? (await call('POST', path, values)).json().data.id,
    }
  }
  return records
}

/** A change of the own record that the employee can still change. */
async function ownProfileChange(world: World): Promise<number> {
  const call = await callAs(world, EMPLOYEE)
  const waiting = '/requests/mine?kind=profile_change&status=pending'
  const [asked] = (await call('GET', waiting)).json().data as { subject_id: number }[]
  if (asked) return asked.subject_id
  const now = (await call('GET', '/employee/own-details')).json().data
  const moved = { ...now, village_id: 'ບ້ານໂພນໄຊ', emergency_contact: 'ແມ່' }
  return (await call('POST', '/employee/profile-change', moved)).json().data.id
}

/** The day before that is no Sunday: the company does not work on Sundays. */
function workdayBefore(day: string): string {
  const before = addDays(day, -1)
  return weekdayOf(before) === 7 ? addDays(before, -1) : before
}

/** The first settlement; without one, that of somebody who leaves or has left is made. */
async function settlementId(world: World): Promise<number> {
  const call = await callAs(world, HR)
  const [known] = (await call('GET', '/settlement')).json().data as { id: number }[]
  if (known) return known.id
  const [leaver] = (await call('GET', '/employee?status=resigned')).json().data as { id: number }[]
  const { from_date, to_date } = (await call('GET', `/settlement/proposal/${leaver?.id}`)).json().data
  const made = await call('POST', '/settlement', {
    ...{ employee_id: leaver?.id, from_date, to_date, reason: 'resigned', is_skilled: false, note: '' },
    ...{ notice_on: null, notice_payer: null, leave_days: null, items: [] },
  })
  return made.json().data.id
}

function addressOf(name: string, { path }: Route, parts: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, part: string) => {
    const value = parts[part]
    if (value === undefined) throw new Error(`Add a value for ${part} of ${name} to built-screens.ts`)
    return String(value)
  })
}

function viewerOf({ guard, needs }: Route): Viewer {
  if (guard !== 'auth') return null
  if (needs.side === 'provider') return PROVIDER
  if (needs.side) return HR
  const roles = needs.roles ?? []
  if (roles.includes('employee')) return EMPLOYEE
  return roles.includes('linemanager') ? MANAGER : HR_MANAGER
}

/** The addresses of all existing screens, by the user who can see them. New screens are included automatically. */
export async function builtScreens(world: World): Promise<Map<Viewer, string[]>> {
  const { routes } = (await import(`${WEB}/routes.ts`)) as { routes: Record<string, Route> }
  const { hasScreen } = (await import(`${WEB}/find-screen.ts`)) as {
    hasScreen: (name: string) => Promise<boolean>
  }
  const parts = await partsOf(world)
  const screens = new Map<Viewer, string[]>()
  for (const [name, route] of Object.entries(routes)) {
    if (!(await hasScreen(name))) continue
    const viewer = viewerOf(route)
    screens.set(viewer, [...(screens.get(viewer) ?? []), addressOf(name, route, parts[name])])
  }
  return screens
}

/** Their heading greets the user, or is the name of the company. */
const GREETING = new Set(['Dashboard', 'CompanyDashboard', 'EmployeeDashboard', 'company.profile'])

/** The addresses of menu entries, whose title is the name of the page. */
export async function menuAddresses(): Promise<Set<string>> {
  const { routes } = (await import(`${WEB}/routes.ts`)) as { routes: Record<string, Route> }
  const { expectedMenu } = (await import(`${WEB}/testing/expected.ts`)) as {
    expectedMenu: { route: string }[]
  }
  const names = expectedMenu.map(({ route }) => route).filter((name) => !GREETING.has(name))
  return new Set(names.flatMap((name) => routes[name]?.path ?? []))
}
