import { addDays, todayInLaos } from '#kit/contract/days.ts'
import type { OwnLeave, OwnLeaveBalance } from '../../contract.ts'
import type { LeaveValues } from '../leave-values.ts'

export type OwnLeaveValues = LeaveValues & {
  file_ids: number[]
  deputy_id: number | null
  version?: number
}

/** The kind that an employee most likely asks for: annual leave that is left, else the first that can be taken. */
export function usualKind(balances: readonly OwnLeaveBalance[], on: string): OwnLeaveBalance | undefined {
  const usable = balances.filter(({ usable_from, left }) => usable_from <= on && (left === null || left > 0))
  return usable.find(({ category }) => category === 'annual') ?? usable[0] ?? balances[0]
}

/** A whole day tomorrow, of the usual kind. */
export function newLeave(balances: readonly OwnLeaveBalance[], today = todayInLaos()): OwnLeaveValues {
  const tomorrow = addDays(today, 1)
  return {
    leave_type_id: usualKind(balances, tomorrow)?.leave_type_id ?? null,
    start_date: tomorrow,
    end_date: tomorrow,
    part: 'full',
    from_time: null,
    to_time: null,
    detail: '',
    file_ids: [],
    deputy_id: null,
  }
}

/** The values of an own leave, to change it or to ask for the same again. `isCopy`: its files stay with it. */
export function valuesOf(leave: OwnLeave, isCopy: boolean): OwnLeaveValues {
  const { leave_type_id, start_date, end_date, part, from_time, to_time, detail, files } = leave
  const file_ids = isCopy ? [] : files.map(({ id }) => id)
  return { leave_type_id, start_date, end_date, part, from_time, to_time, detail, file_ids, deputy_id: null }
}
