import { z } from 'zod'
import { SCAN_LINE_REASONS } from '#features/attendance/locales/reasons.ts'
import { importScanFile } from '#features/attendance/server/index.ts'
import { employeeIdsByNumber, recordSalaryAdjustments } from '#features/employees/server/index.ts'
import { LEAVE_ROW_REASONS } from '#features/leave/locales/reasons.ts'
import { recordApprovedLeave } from '#features/leave/server/index.ts'
import { OVERTIME_ROW_REASONS } from '#features/overtime/locales/reasons.ts'
import { recordApprovedOvertime } from '#features/overtime/server/index.ts'
import { addDays, instantInLaos } from '#kit/contract/days.ts'
import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { CompanyFile } from './company-file.ts'
import type { Loading } from './loading.ts'
import type { MonthInput } from './read-month-folder.ts'
import { ADJUSTMENT_REASONS } from './salary-adjustments.ts'

interface Added {
  added: number
  unchanged: number
}

/** Stores salary adjustments. */
export async function storeAdjustments(loading: Loading, input: MonthInput['adjustments']): Promise<Added> {
  const { db, companyId, actor, language, problems } = loading
  const file = 'salary-adjustments.csv'
  for (const { line, column, value, reason } of input.errors)
    problems.push({ file, row: line, column, value, reason: ADJUSTMENT_REASONS[reason][language] })
  const { added, unchanged, errors } = await db.inCompany(companyId, (tx) =>
    recordSalaryAdjustments(tx, input.rows, actor),
  )
  for (const { at, emp_number, code } of errors) {
    const row = input.rows[at]?.line ?? null
    problems.push({
      file,
      row,
      column: 'emp_number',
      value: emp_number,
      reason: ADJUSTMENT_REASONS[code][language],
    })
  }
  return { added, unchanged }
}

/** Stores approved leave. */
export async function storeLeave(
  loading: Loading,
  input: MonthInput['leave'],
  ids: EmployeeIds,
): Promise<Added> {
  const { db, companyId, actor, language, problems } = loading
  const file = 'leave.csv'
  for (const { line, column, value, reason } of input.errors)
    problems.push({ file, row: line, column, value, reason: LEAVE_ROW_REASONS[reason][language] })
  const rows = withEmployees(loading, { file, ids }, input.rows)
  return db.inCompany(companyId, (tx) => recordApprovedLeave(tx, rows, actor))
}

/** Stores approved overtime spans. */
export async function storeOvertime(
  loading: Loading,
  input: MonthInput['overtime'],
  ids: EmployeeIds,
): Promise<Added> {
  const { db, companyId, actor, language, problems } = loading
  const file = 'overtime.csv'
  for (const { line, column, value, reason } of input.errors)
    problems.push({ file, row: line, column, value, reason: OVERTIME_ROW_REASONS[reason][language] })
  const rows = withEmployees(loading, { file, ids }, input.rows)
  return db.inCompany(companyId, (tx) => recordApprovedOvertime(tx, rows, actor))
}

/** Stores the scans of the terminals. */
export async function storeScans(
  loading: Loading,
  input: MonthInput,
): Promise<{ stored: number; repeated: number }> {
  const { db, companyId, actor, onProgress, problems, language } = loading
  const file = 'scans.attlog'
  const options = {
    now: afterMonth(input.company),
    onProgress: (done: number, total: number) => onProgress('scans', done, total),
  }
  try {
    const { stored, repeated, bad, unmatchedLines } = await importScanFile(
      db,
      companyId,
      { fileName: file, bytes: input.scans },
      actor,
      options,
    )
    for (const { line, text, reason } of [...bad, ...unmatchedLines()])
      problems.push({ file, row: line, column: '', value: text, reason: SCAN_LINE_REASONS[reason][language] })
    return { stored, repeated }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    problems.push({ file, row: null, column: '', value: '', reason: errorMessage(error.code, language) })
    return { stored: 0, repeated: 0 }
  }
}

/** A loaded month counts as past, whatever the current time: five days after its last day no window is open. */
export function afterMonth(company: CompanyFile): Date {
  const end = instantInLaos(addDays(company.period[1], 5))
  return new Date(Math.max(end.getTime(), Date.now()))
}

export type EmployeeIds = ReadonlyMap<string, number>

interface Numbered {
  line: number
  empNumber: string
}

const _IdEmpNumberRow = z.object({ id: Id, emp_number: z.string() })

/** The company's employees, by number. */
export async function readEmployeeIds({ db, companyId }: Loading): Promise<EmployeeIds> {
  return db.inCompany(companyId, (tx) => employeeIdsByNumber(tx))
}

/** Rows of employees of the company; other rows are reported. */
function withEmployees<Row extends Numbered>(
  { problems, language }: Loading,
  { file, ids }: { file: string; ids: EmployeeIds },
  rows: readonly Row[],
) {
  const matched: (Row & { employeeId: number })[] = []
  for (const row of rows) {
    const employeeId = ids.get(row.empNumber)
    if (employeeId !== undefined) matched.push({ ...row, employeeId })
    else {
      const reason = LEAVE_ROW_REASONS.unknown_employee[language]
      problems.push({ file, row: row.line, column: 'emp_number', value: row.empNumber, reason })
    }
  }
  return matched
}
