import {
  decidesForOthers,
  lockedRunWarnings,
  previewSteps,
  type RequestEngine,
  throwRefusals,
} from '#features/requests/server/index.ts'
import { readNamedDaysOff } from '#features/schedules/server/index.ts'
import { dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type LeaveDate, type LeaveDays, type LeavePreview, previewOwnLeave } from '../../contract.ts'
import { hoursOnly, leaveRangeFault } from '../../domain/leave-range.ts'
import { DAY_UNITS } from '../../domain/ledger/entries.ts'
import { readColleaguesAway } from '../colleagues-away.ts'
import { type LeaveAccounts, readLeaveAccounts } from '../ledger/read-leave-accounts.ts'
import { refusalsOf } from './check-own-leave.ts'

/** The dates of a leave, each with what it takes and why. */
async function readDates(tx: Tx, accounts: LeaveAccounts, leave: LeaveDays): Promise<LeaveDate[]> {
  const { employee_id, start_date, end_date } = leave
  const { employee, isCounted, ledger } = accounts.account(employee_id, leave.leave_type_id)
  const uses = ledger.usesOf({ ...leave, id: null, status: 'pending' })
  const unitsOn = new Map(uses.map(({ day, units }) => [day, units]))
  const named = await readNamedDaysOff(tx, start_date, end_date)
  return daysOfRange(start_date, end_date).map((date): LeaveDate => {
    const day = dayNumber(date)
    const off = named.find((one) => one.date === date && one.counts_as === 'holiday')
    const isHoliday = accounts.isHoliday(employee_id, day)
    const isEmployed =
      date >= employee.start_date && (employee.end_date === null || date <= employee.end_date)
    const counts = isEmployed ? (unitsOn.get(date) ?? 0) / DAY_UNITS : 0
    const why = !isEmployed
      ? 'not_employed'
      : isCounted(day)
        ? counts === 0
          ? 'taken_before'
          : 'work'
        : isHoliday
          ? 'holiday'
          : 'no_shift'
    const names = why === 'holiday' && off ? off : { name_la: '', name_en: '' }
    return { date, counts, why, name_la: names.name_la, name_en: names.name_en }
  })
}

/** The days that a leave takes when it is sent. */
export async function countOwnDays(
  tx: Tx,
  leave: LeaveDays,
  editedId: number,
): Promise<{ dates: LeaveDate[]; days: number; accounts: LeaveAccounts }> {
  const accounts = await readLeaveAccounts(tx, {
    ...{ employeeIds: [leave.employee_id], typeIds: [leave.leave_type_id] },
    ...{ from: leave.start_date, to: leave.end_date, editedId },
  })
  const dates = await readDates(tx, accounts, leave)
  return { dates, days: dates.reduce((sum, { counts }) => sum + counts, 0), accounts }
}

const NEEDS_FILE =
  'select from leave_type where company_id = $1 and id = $2 and file_from_days <= $3::date - $4::date + 1'

const needsFile = (tx: Tx, { leave_type_id, start_date, end_date }: LeaveDays): Promise<boolean> =>
  tx.exists(NEEDS_FILE, [tx.companyId, leave_type_id, end_date, start_date])

async function preview(
  tx: Tx,
  context: Context<typeof previewOwnLeave>,
  engine: RequestEngine,
): Promise<LeavePreview> {
  const { body, session, language } = context
  const { edited_id: editedId = 0, detail: _, ...input } = body
  const leave = { ...hoursOnly(input), employee_id: session.employeeId as number }
  if (leaveRangeFault(leave)) throwRefusals(await refusalsOf(tx, leave, editedId, language))
  const { dates, days, accounts } = await countOwnDays(tx, leave, editedId)
  const { right, ledger } = accounts.account(leave.employee_id, leave.leave_type_id)
  const { by_date, first_date, last_date } = right
  const balance = ledger.balance(leave.start_date)
  const after = ledger.with({ ...leave, id: null, status: 'pending' }).balance(leave.start_date)
  const planned = { kind: 'leave', employee_id: leave.employee_id, facts: { days, minutes: null } }
  const range = { firstDay: leave.start_date, lastDay: leave.end_date }
  return {
    days,
    dates,
    balance: { ...balance, by_date, first_date, last_date },
    left_after: after.left,
    warnings: await lockedRunWarnings(tx, engine.readLockedRuns, [range]),
    needs_file: await needsFile(tx, leave),
    refusals: await refusalsOf(tx, leave, editedId, language),
    away: await readColleaguesAway(tx, leave, language),
    steps: await previewSteps(tx, engine, planned, language),
    is_approver: await decidesForOthers(tx, session),
  }
}

/** What an own leave would cost, before it is sent. */
export const previewOwn = (engine: RequestEngine): Endpoint =>
  handle(previewOwnLeave, (context) =>
    inCompany(context, async (tx) => {
      if (context.session.employeeId === null) throw new AppError('forbidden')
      return { data: await preview(tx, context, engine) }
    }),
  )
