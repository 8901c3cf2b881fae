import type { Language } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { MonthProblem } from './month-report.ts'

export interface LoadOptions {
  actor: Actor
  language: Language
  /** Told the step and how far it is; `total` 0 where that is not known. */
  onProgress: (step: string, done: number, total: number) => void
}

/** A load under way. */
export interface Loading extends LoadOptions {
  db: Database
  companyId: number
  problems: MonthProblem[]
}
