import type { LockedDays } from '#features/requests/contract/status.ts'
import type { RowCheck } from '#features/schedules/server/index.ts'
import { addDays, dayNumber, laterDay } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LeaveDays, LeaveWarning } from '../contract.ts'
import { sharePartOfDay } from '../domain/hours-of-leave.ts'
import { hoursOnly } from '../domain/leave-range.ts'
import type { Account } from '../domain/ledger/open-account.ts'
import { type Block, firstBlocked, readBlocks } from './blocks/read-blocks.ts'
import {
  type LeaveAccount,
  type LeaveAccounts,
  readLeaveAccounts,
  type TakenLeave,
} from './ledger/read-leave-accounts.ts'
import type { AccountEntry } from './ledger/stored-entries.ts'
import { balanceWarnings } from './vacation/balance-warnings.ts'

/** A warning of this feature: without those of runs. */
export type OwnWarning = Exclude<LeaveWarning, LockedDays>

/**
 * The checks of leaves before they are stored, in their order: overlaps, employment, shifts, holidays and the balance. A leave sees the
 * stored ones and the earlier ones. `editedId` is the leave that they replace, `provisional` entries count as if they were stored. A fixed number of statements. Throws `not_found`.
 */
export async function checkLeaves(
  tx: Tx,
  leaves: readonly LeaveDays[],
  editedId = 0,
  provisional: readonly AccountEntry[] = [],
): Promise<RowCheck<OwnWarning>[]> {
  const accounts = await readLeaveAccounts(tx, {
    employeeIds: leaves.map(({ employee_id }) => employee_id),
    typeIds: leaves.map(({ leave_type_id }) => leave_type_id),
    from: leaves.map(({ start_date }) => start_date).sort()[0] as string,
    to: leaves
      .map(({ end_date }) => end_date)
      .sort()
      .at(-1) as string,
    editedId,
    provisional,
  })
  const blocks = await readBlocks(
    tx,
    leaves.map(({ start_date }) => start_date).sort()[0] as string,
    leaves
      .map(({ end_date }) => end_date)
      .sort()
      .at(-1) as string,
  )
  const earlier = new Map<number, TakenLeave[]>()
  const ledgers = new Map<string, Account>()
  return leaves.map(hoursOnly).map((leave) => {
    const { employee_id } = leave
    const others = [...accounts.leaveOf(employee_id), ...(earlier.get(employee_id) ?? [])]
    const key = `${employee_id} ${leave.leave_type_id}`
    const stored = accounts.account(employee_id, leave.leave_type_id)
    const account = { ...stored, ledger: ledgers.get(key) ?? stored.ledger }
    if (others.some((other) => isSame(other, leave))) return { warnings: [], isDuplicate: true }
    const warnings = [
      ...dayWarnings(accounts, account, leave, others),
      ...partWarnings(accounts, account, leave),
      ...blockWarnings(blocks, account, leave),
      ...balanceWarnings(account, leave),
    ]
    earlier.set(employee_id, [...(earlier.get(employee_id) ?? []), leave])
    ledgers.set(key, account.ledger.with({ ...leave, id: null, status: 'pending' }))
    return { warnings, isDuplicate: false }
  })
}

/** Days on which the company gives no leave, of those that the leave takes. */
function blockWarnings(blocks: readonly Block[], account: LeaveAccount, leave: LeaveDays): OwnWarning[] {
  if (blocks.length === 0) return []
  const days = account.ledger.usesOf({ ...leave, id: null, status: 'pending' }).map(({ day }) => day)
  const { department_id: departmentId } = account.employee
  const blocked = firstBlocked(blocks, { departmentId, typeId: leave.leave_type_id, days })
  return blocked ? [{ code: 'leave_blocked', ...blocked }] : []
}

/** The warnings for a leave before it is stored; `editedId` is the leave that it replaces. */
export async function leaveWarnings(tx: Tx, leave: LeaveDays, editedId = 0): Promise<OwnWarning[]> {
  const [check] = await checkLeaves(tx, [leave], editedId)
  return check?.warnings ?? []
}

const isSame = (a: TakenLeave, b: TakenLeave) =>
  a.leave_type_id === b.leave_type_id &&
  a.start_date === b.start_date &&
  a.end_date === b.end_date &&
  a.part === b.part &&
  a.from_time === b.from_time &&
  a.to_time === b.to_time

function dayWarnings(
  accounts: LeaveAccounts,
  { employee, right }: LeaveAccount,
  leave: LeaveDays,
  others: readonly TakenLeave[],
): OwnWarning[] {
  const { employee_id, start_date, end_date } = leave
  const warnings: OwnWarning[] = []
  const overlaps = others
    .filter((other) => overlap(other, leave, accounts))
    .map((other) => laterDay(other.start_date, start_date))
    .sort()
  if (overlaps[0]) warnings.push({ code: 'leave_overlaps', date: overlaps[0] })
  const outside = outsideEmployment(employee, leave)
  if (outside) return [...warnings, { code: 'leave_outside_employment', date: outside }]
  const length = dayNumber(end_date) - dayNumber(start_date) + 1
  const days = Array.from({ length }, (_, at) => dayNumber(start_date) + at)
  const working = days.filter((day) => accounts.hasShift(employee_id, day))
  if (working.length === 0) warnings.push({ code: 'leave_without_shift', date: start_date })
  else if (right.category !== 'maternity' && working.every((day) => accounts.isHoliday(employee_id, day)))
    warnings.push({ code: 'leave_on_holiday', date: start_date })
  return warnings
}

/** Parts of a day that are smaller than the leave type gives them, and hours without working time. */
function partWarnings(
  { shiftOn }: LeaveAccounts,
  { right, hoursUnits }: LeaveAccount,
  { employee_id, start_date, part, from_time, to_time }: LeaveDays,
): OwnWarning[] {
  if (part === 'full') return []
  const warnings: OwnWarning[] = []
  const isAllowed = part === 'hours' ? right.smallest === 'hour' && right.is_paid : right.smallest !== 'day'
  if (!isAllowed) warnings.push({ code: 'leave_part_too_small', date: start_date })
  const day = dayNumber(start_date)
  if (from_time && to_time && shiftOn(employee_id, day) && hoursUnits(day, { from_time, to_time }) === 0)
    warnings.push({ code: 'leave_hours_outside_shift', date: start_date })
  return warnings
}

/** Whether two leaves take the same half or hours of a day. */
const overlap = (a: TakenLeave, b: LeaveDays, { shiftOn }: LeaveAccounts) =>
  a.start_date <= b.end_date &&
  a.end_date >= b.start_date &&
  sharePartOfDay(a, b, shiftOn(b.employee_id, dayNumber(laterDay(a.start_date, b.start_date))))

/** The first day of a leave on which the employee is not employed. */
function outsideEmployment(
  employee: LeaveAccount['employee'],
  { start_date, end_date }: LeaveDays,
): string | null {
  if (employee.start_date > start_date) return start_date
  if (employee.end_date === null || employee.end_date >= end_date) return null
  return laterDay(addDays(employee.end_date, 1), start_date)
}
