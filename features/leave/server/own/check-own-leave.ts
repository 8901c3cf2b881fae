import { lockPerson } from '#features/employees/server/index.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LeaveDays } from '../../contract.ts'
import { fieldOfRangeFault, LEAVE_RANGE_TEXTS, leaveRangeFault } from '../../domain/leave-range.ts'
import { LEAVE_REFUSALS } from '../../locales/refusals.ts'
import { LEAVE_TIME_COLUMNS } from '../leave-times.ts'
import { checkLeaves, type OwnWarning } from '../leave-warnings.ts'
import { TakenLeave } from '../ledger/read-leave-accounts.ts'

/** The field of the form that a refusal belongs to. */
const FIELDS: Record<OwnWarning['code'], string> = {
  leave_overlaps: 'start_date',
  leave_without_shift: 'start_date',
  leave_on_holiday: 'start_date',
  leave_outside_employment: 'start_date',
  leave_too_early: 'leave_type_id',
  leave_on_other_dates: 'start_date',
  leave_short_notice: 'start_date',
  leave_too_long: 'start_date',
  leave_blocked: 'start_date',
  leave_beyond_balance: 'leave_type_id',
  leave_part_too_small: 'part',
  leave_hours_outside_shift: 'from_time',
}

const messageOf = ({ code, date, left, note }: OwnWarning, language: Language): string =>
  LEAVE_REFUSALS[code][language](formatDate(date), note ?? String(left ?? 0))

/** What refuses a leave of an employee: everything that only warns HR. Throws `not_found` for an unknown leave type. */
export async function refusalsOf(
  tx: Tx,
  leave: LeaveDays,
  editedId: number,
  language: Language,
): Promise<Refusal[]> {
  const fault = leaveRangeFault(leave)
  if (fault)
    return [{ code: fault, field: fieldOfRangeFault(fault), message: LEAVE_RANGE_TEXTS[fault][language] }]
  const [check] = await checkLeaves(tx, [leave], editedId)
  const same: OwnWarning[] = check?.isDuplicate ? [{ code: 'leave_overlaps', date: leave.start_date }] : []
  return [...same, ...(check?.warnings ?? [])].map((warning) => ({
    ...{ code: warning.code, field: FIELDS[warning.code], message: messageOf(warning, language) },
  }))
}

const STORED = `
  select employee_id, leave_type_id, start_date, end_date, part, ${LEAVE_TIME_COLUMNS}
  from leave_request where company_id = $1 and id = $2`

/** Throws `invalid_input` for a draft that a rule refuses. */
export async function refuseFaultyLeave(
  tx: Tx,
  id: number,
  { language }: { language: Language },
): Promise<void> {
  const leave = await tx.one(TakenLeave, STORED, [tx.companyId, id])
  await lockPerson(tx, leave.employee_id)
  throwRefusals(await refusalsOf(tx, leave, id, language))
}
