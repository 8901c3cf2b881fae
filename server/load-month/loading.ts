import type { Language } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { MonthProblem } from './month-report.ts'

export interface LoadOptions {
  actor: Actor
  language: Language
  /** Called with the step and its progress; `total` is 0 if unknown. */
  onProgress: (step: string, done: number, total: number) => void
}

/** A running load. */
export interface Loading extends LoadOptions {
  db: Database
  companyId: number
  problems: MonthProblem[]
}
