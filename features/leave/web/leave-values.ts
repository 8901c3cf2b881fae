import type { LeavePart } from '../contract.ts'

/** The values of a leave in a form. */
export interface LeaveValues {
  leave_type_id: number | null
  start_date: string | null
  end_date: string | null
  part: LeavePart
  /** With `hours`. */
  from_time: string | null
  to_time: string | null
  detail: string
}
