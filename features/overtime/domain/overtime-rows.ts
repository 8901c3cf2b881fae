import { isDay } from '#kit/contract/days.ts'

export const OVERTIME_COLUMNS = ['emp_number', 'date', 'from', 'to'] as const
type Column = (typeof OVERTIME_COLUMNS)[number]

export type OvertimeRowReason = 'required' | 'not_a_date' | 'not_a_time' | 'too_long'

/** A span of overtime as in the file; if `to` is at or before `from`, it is on the next day. `line` starts at 1 and includes the header. */
export interface OvertimeRow {
  line: number
  empNumber: string
  date: string
  from: string
  to: string
}

export interface BadOvertimeValue {
  line: number
  column: Column
  value: string
  reason: OvertimeRowReason
}

const LONGEST = 100

const clockReason = (value: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'not_a_time')

const CHECKS: Record<Column, (value: string) => OvertimeRowReason | null> = {
  emp_number: (value) => (value.length > LONGEST ? 'too_long' : null),
  date: (value) => (isDay(value) ? null : 'not_a_date'),
  from: clockReason,
  to: clockReason,
}

/** Checks the rows of an overtime.csv; rows with invalid values are omitted and each invalid value is reported. */
export function overtimeRows(rows: readonly { row: number; values: Record<string, string> }[]): {
  rows: OvertimeRow[]
  errors: BadOvertimeValue[]
} {
  const good: OvertimeRow[] = []
  const errors: BadOvertimeValue[] = []
  for (const { row: line, values } of rows) {
    const bad = badValues(line, values)
    if (bad.length > 0) errors.push(...bad)
    else {
      const { emp_number: empNumber = '', date = '', from = '', to = '' } = values
      good.push({ line, empNumber, date, from, to })
    }
  }
  return { rows: good, errors }
}

function badValues(line: number, values: Record<string, string>): BadOvertimeValue[] {
  return OVERTIME_COLUMNS.flatMap((column) => {
    const value = values[column] ?? ''
    const reason = value === '' ? 'required' : CHECKS[column](value)
    return reason ? [{ line, column, value, reason }] : []
  })
}
