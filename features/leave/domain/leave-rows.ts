import { isDay } from '#kit/contract/days.ts'
import type { LeavePart as AnyPart } from '../contract.ts'

type LeavePart = Exclude<AnyPart, 'hours'>

export const LEAVE_COLUMNS = ['emp_number', 'date', 'part', 'kind', 'paid'] as const
type Column = (typeof LEAVE_COLUMNS)[number]

export type LeaveRowReason = 'required' | 'not_a_date' | 'unknown_part' | 'not_yes_or_no' | 'too_long'

/** One day of leave as in the file. `line` starts at 1 and includes the header. */
export interface LeaveRow {
  line: number
  empNumber: string
  date: string
  part: LeavePart
  kind: string
  paid: boolean
}

export interface BadLeaveValue {
  line: number
  column: Column
  value: string
  reason: LeaveRowReason
}

const PARTS: Record<string, LeavePart> = {
  full: 'full',
  am: 'morning',
  pm: 'afternoon',
  morning: 'morning',
  afternoon: 'afternoon',
}
const YES_NO: Record<string, boolean> = { yes: true, no: false }
const LONGEST = 100

const CHECKS: Record<Column, (value: string) => LeaveRowReason | null> = {
  emp_number: (value) => (value.length > LONGEST ? 'too_long' : null),
  date: (value) => (isDay(value) ? null : 'not_a_date'),
  part: (value) => (value.toLowerCase() in PARTS ? null : 'unknown_part'),
  kind: (value) => (value.length > LONGEST ? 'too_long' : null),
  paid: (value) => (value.toLowerCase() in YES_NO ? null : 'not_yes_or_no'),
}

/** Checks the rows of a leave.csv; rows with invalid values are omitted and each invalid value is reported. */
export function leaveRows(rows: readonly { row: number; values: Record<string, string> }[]): {
  rows: LeaveRow[]
  errors: BadLeaveValue[]
} {
  const good: LeaveRow[] = []
  const errors: BadLeaveValue[] = []
  for (const { row, values } of rows) {
    const bad = badValues(row, values)
    if (bad.length > 0) errors.push(...bad)
    else good.push(rowOf(row, values))
  }
  return { rows: good, errors }
}

function badValues(line: number, values: Record<string, string>): BadLeaveValue[] {
  return LEAVE_COLUMNS.flatMap((column) => {
    const value = values[column] ?? ''
    const reason = value === '' ? 'required' : CHECKS[column](value)
    return reason ? [{ line, column, value, reason }] : []
  })
}

const rowOf = (line: number, values: Record<string, string>): LeaveRow => ({
  line,
  empNumber: values.emp_number ?? '',
  date: values.date ?? '',
  part: PARTS[values.part?.toLowerCase() ?? ''] as LeavePart,
  kind: values.kind ?? '',
  paid: YES_NO[values.paid?.toLowerCase() ?? ''] as boolean,
})
