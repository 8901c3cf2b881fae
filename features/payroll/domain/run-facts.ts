/** The groups of facts of an employee that are compared with those of the calculation. */
export const DIGESTED_FACTS = [
  'employment',
  'salary',
  'attendance',
  'leave',
  'overtime',
  'benefits',
  'items',
] as const

/** `month`: what other approved runs of the month have paid. `added` and `removed`: employees whom only the run of now, or only the calculation, would pay. */
export const EMPLOYEE_FACTS = ['added', 'removed', ...DIGESTED_FACTS, 'month'] as const
export type EmployeeFact = (typeof EMPLOYEE_FACTS)[number]

/** What is the same for all employees. */
export const COMPANY_FACTS = [
  'settings',
  'run_rules',
  'seniority',
  'late_tiers',
  'absence_rules',
  'items',
  'law',
] as const
export type CompanyFact = (typeof COMPANY_FACTS)[number]
