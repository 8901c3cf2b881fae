import { readCsv } from '#kit/server/csv/read-csv.ts'
import { type BadLeaveValue, LEAVE_COLUMNS, type LeaveRow, leaveRows } from '../domain/leave-rows.ts'

/** The rows of a leave.csv (emp_number,date,part,kind,paid). Throws `UnreadableCsv` if the file cannot be read at all. */
export function readLeaveFile(bytes: Buffer | string): { rows: LeaveRow[]; errors: BadLeaveValue[] } {
  return leaveRows(readCsv(bytes, { requiredColumns: LEAVE_COLUMNS, maxRows: 200_000 }).rows)
}
