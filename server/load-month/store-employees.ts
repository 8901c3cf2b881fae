import { reasonText } from '#features/employees/locales/import-reasons.ts'
import { type CheckedSheet, checkEmployeeSheet, importEmployees } from '#features/employees/server/index.ts'
import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { importExtensions } from '../compose.ts'
import type { Loading } from './loading.ts'

const FILE = 'employees.xlsx'
/** A month of the past does not move existing employees to another schedule from today on. */
const extensions = importExtensions.map(({ updates: _, ...extension }) => extension)

/**
 * Adds the valid rows of the sheet, all or none. Invalid rows are reported with row, column, value and reason.
 */
export async function storeEmployees(
  loading: Loading,
  workbook: Buffer,
): Promise<{ added: number; unchanged: number }> {
  const { db, companyId, actor, language, onProgress, problems } = loading
  onProgress('employees', 0, 0)
  const sheet = await checkSheet(loading, workbook)
  if (!sheet) return { added: 0, unchanged: 0 }
  for (const { errors } of sheet.bad)
    for (const { row, column, header, value, code, params } of errors)
      problems.push({
        file: FILE,
        row,
        column: `${column} ${header}`.trim(),
        value,
        reason: reasonText(code, params, language),
      })
  // A month of the past changes nobody who exists.
  const fresh = sheet.good.filter(({ exists }) => !exists)
  problems.push(...sheet.good.filter(({ exists }) => exists).map((row) => differingPerson(row, language)))
  const { added } = await importEmployees(db, companyId, fresh, actor, {
    extensions,
    onProgress: (done) => onProgress('employees', done, fresh.length),
  })
  return { added, unchanged: sheet.unchanged }
}

type Good = CheckedSheet['good'][number]

function differingPerson(
  { row, person, changes = [] }: Good,
  language: Language,
): Loading['problems'][number] {
  const columns = changes.map(({ column }) => column.replace(/^benefit:/, '')).join(', ')
  const reason = reasonText('exists_otherwise', { columns }, language)
  return { file: FILE, row, column: 'emp_number', value: person.emp_number, reason }
}

/** Returns null if the file is not an employee sheet; the other files of the month can still be used. */
async function checkSheet(loading: Loading, workbook: Buffer): Promise<CheckedSheet | null> {
  const { db, companyId, language, problems } = loading
  try {
    return await checkEmployeeSheet(db, companyId, workbook, extensions)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const details = error.details ? ` ${JSON.stringify(error.details)}` : ''
    problems.push({
      file: FILE,
      row: null,
      column: '',
      value: '',
      reason: errorMessage(error.code, language) + details,
    })
    return null
  }
}
