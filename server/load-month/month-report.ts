import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { Count } from '#kit/database/row-types.ts'
/** One thing of the folder that could not be taken, and where it stands. */
export interface MonthProblem {
  file: string
  /** Row of the sheet or line of the file; null where the problem is not of one line. */
  row: number | null
  column: string
  value: string
  /** In words, or a code of `problemText`. */
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
  /** Rows changed, by list. */
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
  /** Approved or paid: it was left as it is. */
  isLocked: z.boolean(),
  payslips: Count,
  unpaid: z.array(z.object({ empNumber: z.string(), name: z.string(), code: z.string() })),
  /** The payslips say something else than before. */
  changed: z.boolean(),
})
export type RunReport = z.infer<typeof RunReport>

/** What loading did, step by step. */
export interface MonthReport extends MonthSteps {
  run: RunReport
  isUnchanged: boolean
}

/** True when no step stored or changed anything. */
export function isNothingNew(steps: MonthSteps): boolean {
  const { schedules, employees, adjustments, leave, overtime, scans } = steps
  const rules = Object.values(steps.rules).reduce((total, count) => total + count, 0)
  const added = employees.added + adjustments.added + leave.added + overtime.added + scans.stored
  return !steps.isNewCompany && rules + schedules.added + schedules.changed + added === 0
}
