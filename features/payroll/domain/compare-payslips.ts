import type { LineCode } from '#engines/payroll/explanation.ts'

/** What behind a line has changed: the base salary, the days, the minutes, … from what to what. */
export type CauseReason = {
  what:
    | 'base_salary'
    | 'days'
    | 'half_days'
    | 'minutes'
    | 'amount'
    | 'years'
    | 'late_days'
    | 'taxable'
    | 'sso_base'
  from: number
  to: number
}

export type LineDifference = {
  code: LineCode
  name: string | null
  before: number
  after: number
  difference: number
  reason: CauseReason | null
}
