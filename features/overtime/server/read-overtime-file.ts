import { readCsv } from '#kit/server/csv/read-csv.ts'
import {
  type BadOvertimeValue,
  OVERTIME_COLUMNS,
  type OvertimeRow,
  overtimeRows,
} from '../domain/overtime-rows.ts'

/** The rows of an overtime.csv (emp_number,date,from,to). Throws `UnreadableCsv` if the file cannot be read at all. */
export function readOvertimeFile(bytes: Buffer | string): {
  rows: OvertimeRow[]
  errors: BadOvertimeValue[]
} {
  return overtimeRows(readCsv(bytes, { requiredColumns: OVERTIME_COLUMNS, maxRows: 200_000 }).rows)
}
