import type { FirstStep, FirstStepGap, FirstStepName } from '../contract/first-steps.ts'

/** What a company has. Employees are counted until their last day, also before their first one. */
export interface CompanyFacts {
  is_reviewed: boolean
  has_branch: boolean
  has_department: boolean
  has_position: boolean
  /** Public holidays of this year: those of the company's list, and those of the country that it lacks. */
  holidays: number
  missing_holidays: number
  has_schedule: boolean
  people: number
  /** Those who clock in. */
  clocking: number
  without_schedule: number
  without_salary: number
  without_bank_account: number
  has_scans: boolean
  has_calculated: boolean
  has_approved: boolean
}

/** Every first step in its order. A company in which nobody clocks in needs no schedules and no scans. */
export function firstStepsOf(facts: CompanyFacts): FirstStep[] {
  const clocksIn = facts.people === 0 || facts.clocking > 0
  const step = (
    name: FirstStepName,
    isDone: boolean,
    missing: Partial<Record<FirstStepGap, number>> = {},
  ) => ({
    name,
    is_done: isDone,
    missing: (Object.entries(missing) as [FirstStepGap, number][])
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
  })
  return [
    step('settings', facts.is_reviewed),
    // A company may be in one place only.
    step('organisation', facts.has_department && facts.has_position, {
      branch: Number(!facts.has_branch),
      department: Number(!facts.has_department),
      position: Number(!facts.has_position),
    }),
    // A company may work on some of the country's holidays.
    step('rest_days', facts.holidays > 0, { public_holiday: facts.missing_holidays }),
    step('schedules', facts.has_schedule || !clocksIn),
    step('people', facts.people > 0),
    step('on_schedule', facts.people > 0 && facts.without_schedule === 0, {
      schedule_of_employee: facts.without_schedule,
    }),
    // Employees without a bank account are paid in cash.
    step('pay', facts.people > 0 && facts.without_salary === 0 && facts.without_bank_account < facts.people, {
      salary: facts.without_salary,
      bank_account: facts.without_bank_account,
    }),
    step('scans', facts.has_scans || !clocksIn),
    step('calculated', facts.has_calculated),
    step('approved', facts.has_approved),
  ]
}
