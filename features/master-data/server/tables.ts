/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'absence_rule',
  'bank',
  'benefit_type',
  'branch',
  'company_exchange_rate',
  'contact_kind',
  'currency',
  'deduction_type',
  'department',
  'district',
  'document_type',
  'education_level',
  'employee_level',
  'exchange_rate',
  'expense_type',
  'holiday_type',
  'job_title',
  'journal_account',
  'late_tier',
  'overtime_rate',
  'package',
  'position',
  'product',
  'project',
  'promotion_plan',
  'province',
  'public_holiday',
  'rest_day',
  'village',
  'village_import',
  'working_year_band',
] as const

/** Of these: copied to every machine of a cluster, because tenant tables join or reference them. */
export const reference = [
  'bank',
  'currency',
  'district',
  'exchange_rate',
  'package',
  'province',
  'public_holiday',
  'village',
] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = ['village_import'] as const
