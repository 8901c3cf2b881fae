import { minutesOfHours } from '#engines/attendance/leave-hours.ts'
import type { Shift } from '#engines/attendance/types.ts'
import { clockSpan } from '#features/leave/domain/hours-of-leave.ts'
import {
  checkLeaves,
  type OwnLeaveWarning,
  readLeaveAccounts,
  requireCompType,
} from '#features/leave/server/index.ts'
import type { LockedDays } from '#features/requests/contract/status.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { UseFaultCode, UseValues, UseWarning } from '../contract.ts'
import { faultOfUse } from '../domain/use-faults.ts'
import { readCompAccounts, readMinutesOfUnits } from './read-credit.ts'

/** A warning of this feature: without those of runs. */
export type OwnWarning = Exclude<UseWarning, LockedDays>
/** Overtime that is used on a date. */
export type Use = Pick<UseValues, 'employee_id' | 'use_date' | 'from_time' | 'to_time'>

/** What leave warns of, for overtime use. What is not in it does not concern it. */
const CODES: Partial<Record<OwnLeaveWarning['code'], UseFaultCode>> = {
  leave_overlaps: 'use_overlaps',
  leave_without_shift: 'use_without_shift',
  leave_on_holiday: 'use_on_holiday',
  leave_outside_employment: 'use_outside_employment',
  leave_beyond_balance: 'use_beyond_credit',
}

export interface JudgedUse {
  faults: OwnWarning[]
  isDuplicate: boolean
  /** The leave type of time off. */
  typeId: number
  shift: Shift | null
  /** Working minutes of the shift that it takes, and all of them. */
  minutes: number
  ofShift: number
  /** What it takes of the credit, and the credit on its date before and after; minutes. */
  credit: { taken: number; before: number; after: number }
}

/** The account that a use takes from, without the use `editedId`, and what its date is. */
async function readAccount(tx: Tx, use: Use, editedId: number) {
  const { employee_id, use_date } = use
  const { typeId: existing, provisional } = await readCompAccounts(tx, [employee_id])
  const typeId = existing ?? (await requireCompType(tx))
  const accounts = await readLeaveAccounts(tx, {
    ...{ employeeIds: [employee_id], typeIds: [typeId], from: use_date, to: use_date, editedId, provisional },
  })
  const { ledger } = accounts.account(employee_id, typeId)
  return { typeId, provisional, ledger, shift: accounts.shiftOn(employee_id, dayNumber(use_date)) }
}

/** What speaks against using overtime like this, and what it takes. A fixed number of statements. Throws `not_found`. */
export async function judgeUse(tx: Tx, use: Use, editedId: number): Promise<JudgedUse> {
  const { employee_id, use_date, from_time, to_time } = use
  const { typeId, provisional, ledger, shift } = await readAccount(tx, use, editedId)
  const minutesOf = await readMinutesOfUnits(tx)
  const days = { start_date: use_date, end_date: use_date, part: 'hours', from_time, to_time } as const
  const asked = { ...days, employee_id, leave_type_id: typeId }
  const [check] = await checkLeaves(tx, [asked], editedId, provisional)
  const stated = { ...days, id: null, status: 'pending' } as const
  const taken = ledger.usesOf(stated).reduce((sum, { units }) => sum + units, 0)
  const before = ledger.on(use_date).left
  const credit = { taken: minutesOf(taken), before: minutesOf(before), after: minutesOf(before - taken) }
  const faults: OwnWarning[] = (check?.warnings ?? []).flatMap(({ code: name }) => {
    const code = CODES[name]
    return code
      ? [{ code, date: use_date, minutes: code === 'use_beyond_credit' ? credit.before : null }]
      : []
  })
  const fault = shift && faultOfUse({ from_time, to_time }, shift)
  if (fault) faults.push({ code: fault, date: use_date, minutes: null })
  if (check?.isDuplicate) faults.push({ code: 'use_overlaps', date: use_date, minutes: null })
  const { minutes, ofShift } = shift
    ? minutesOfHours(clockSpan({ from_time, to_time }), shift)
    : { minutes: 0, ofShift: 0 }
  return { faults, isDuplicate: check?.isDuplicate ?? false, typeId, shift, minutes, ofShift, credit }
}
