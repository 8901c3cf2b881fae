import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLeaveFile } from '#features/leave/server/index.ts'
import { readOvertimeFile } from '#features/overtime/server/index.ts'
import { readCsv } from '#kit/server/csv/read-csv.ts'
import { CompanyFile } from './company-file.ts'
import { readAdjustments } from './salary-adjustments.ts'

/** The content of a month's folder, not yet checked against a company. */
export interface MonthInput {
  /** The folder's path, to recognize it later. */
  folder: string
  /** Hash of all files of the folder. */
  sha256: string
  /** Name of the company if company.json has none. */
  name: string
  company: CompanyFile
  employees: Buffer
  adjustments: ReturnType<typeof readAdjustments>
  leave: ReturnType<typeof readLeaveFile>
  overtime: ReturnType<typeof readOvertimeFile>
  scans: Buffer
}

/** The folder cannot be loaded. The message contains the file and the reason. */
export class MonthFolderError extends Error {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file}: ${reason}`, { cause })
    this.name = 'MonthFolderError'
  }
}

/**
 * Reads company.json, employees.xlsx, salary-adjustments.csv, leave.csv, overtime.csv and scans.attlog. Throws
 * `MonthFolderError`.
 */
export function readMonthFolder(folder: string): MonthInput {
  const hash = createHash('sha256')
  const read = (file: string) => {
    const bytes = readNamed(folder, file)
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
    return bytes
  }
  const parse = <T>(file: string, work: (bytes: Buffer) => T): T => {
    const bytes = read(file)
    try {
      return work(bytes)
    } catch (error) {
      throw new MonthFolderError(file, error instanceof Error ? error.message : String(error), error)
    }
  }
  const input = {
    folder: path.resolve(folder),
    name: path.basename(path.resolve(folder)),
    company: parse('company.json', readCompanyFile),
    employees: read('employees.xlsx'),
    adjustments: parse('salary-adjustments.csv', (bytes) =>
      readAdjustments(
        readCsv(bytes, { requiredColumns: ['emp_number', 'effective_date', 'target_salary'] }).rows,
      ),
    ),
    leave: parse('leave.csv', readLeaveFile),
    overtime: parse('overtime.csv', readOvertimeFile),
    scans: read('scans.attlog'),
  }
  return { ...input, sha256: hash.digest('hex') }
}

function readNamed(folder: string, file: string): Buffer {
  try {
    return readFileSync(path.join(folder, file))
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new MonthFolderError(file, isMissing ? `not in ${folder}` : (error as Error).message, error)
  }
}

function readCompanyFile(bytes: Buffer): CompanyFile {
  const result = CompanyFile.safeParse(JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')))
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, 10)
    .map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
  throw new Error(issues.join('; '))
}
