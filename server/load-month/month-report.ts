import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { Count } from '#kit/database/row-types.ts'
/** One error in the folder with its place. */
export interface MonthProblem {
  file: string
  /** Row of the sheet or line of the file; null if the problem does not concern a single line. */
  row: number | null
  column: string
  value: string
  /** A text, or a code of `problemText`. */
  reason: string
}

interface Added {
  added: number
  unchanged: number
}

export interface MonthSteps {
  companyId: number
  company: string
  isNewCompany: boolean
  /** Number of changed rows by list. */
  rules: Record<string, number>
  schedules: Added & { changed: number }
  employees: Added
  adjustments: Added
  leave: Added
  overtime: Added
  scans: { stored: number; repeated: number }
  problems: MonthProblem[]
}

export const RunReport = z.object({
  id: Id,
  title: z.string(),
  isNew: z.boolean(),
  /** The run is approved or paid and was not changed. */
  isLocked: z.boolean(),
  payslips: Count,
  unpaid: z.array(z.object({ empNumber: z.string(), name: z.string(), code: z.string() })),
  /** Whether the payslips have changed. */
  changed: z.boolean(),
})
export type RunReport = z.infer<typeof RunReport>

/** The result of each step. */
export interface MonthReport extends MonthSteps {
  run: RunReport
  isUnchanged: boolean
}

/** Whether no step stored or changed anything. */
export function isNothingNew(steps: MonthSteps): boolean {
  const { schedules, employees, adjustments, leave, overtime, scans } = steps
  const rules = Object.values(steps.rules).reduce((total, count) => total + count, 0)
  const added = employees.added + adjustments.added + leave.added + overtime.added + scans.stored
  return !steps.isNewCompany && rules + schedules.added + schedules.changed + added === 0
}
