/**
 * The lists of this feature for SQL of later features, joined instead of the tables. Hidden entries are included:
 * records that refer to a deleted department still show its name.
 */
export const BRANCHES = '(select company_id, id, name, deleted_at from branch)'
export const DEPARTMENTS = '(select company_id, id, name, deleted_at from department)'
/** The heads of departments. */
export const DEPARTMENT_HEADS = '(select company_id, id, head_employee_id from department)'
export const POSITIONS = '(select company_id, id, name, deleted_at from position)'
export const EMPLOYEE_LEVELS = '(select company_id, id, name, deleted_at from employee_level)'
export const JOB_TITLES = '(select company_id, id, name, deleted_at from job_title)'
export const EDUCATION_LEVELS = '(select company_id, id, name, deleted_at from education_level)'
/** Kinds of benefits, and which of them count for tax and social security. */
export const BENEFIT_TYPES =
  '(select company_id, id, name, is_taxable, in_sso_base, deleted_at from benefit_type)'

/** The country's places and banks, the same for all companies. */
export const PROVINCES = '(select code, name_la, name_en, other_names from province)'
export const DISTRICTS = '(select code, province_code, name_la, name_en, other_names from district)'
export const BANKS = '(select id, short_name, name_la, name_en from bank)'

/** The currencies of the list by their codes. */
export const CURRENCIES = '(select code, name, deleted_at from currency)'
/** Exchange rates of the provider and of companies: kip for one unit, each in force until the next one of the currency. */
export const EXCHANGE_RATES =
  '(select short_name as currency, in_force_from, rate from exchange_rate where deleted_at is null)'
export const COMPANY_EXCHANGE_RATES =
  '(select company_id, currency, in_force_from, rate, deleted_at from company_exchange_rate)'

/** The provider's packages: `min_users`, `max_users`, `price_per_user` in kip. */
export const PACKAGES = '(select id, min_users, max_users, price_per_user, deleted_at from package)'

/** Rates of overtime: `day_kind`, `from_time` and `to_time`, `multiplier`, `pay_type` ('cash' or 'holiday'). */
export const OVERTIME_RATES =
  '(select company_id, day_kind, from_time, to_time, multiplier, pay_type from overtime_rate)'

/** Days off of companies with their rules of repetition. */
export const REST_DAYS = `(
  select company_id, id, name_la, name_en, kind, counts_as, for_whom, weekday, month, month_day, from_date, to_date, deleted_at
  from rest_day)`

/** The company's pay rules, each in force while it is not deleted; money in kip. */
export const WORKING_YEAR_BANDS =
  '(select company_id, min_years, max_years, amount, deleted_at from working_year_band)'
export const LATE_TIERS = '(select company_id, minutes, amount, deleted_at from late_tier)'
export const ABSENCE_RULES = '(select company_id, type, count, amount, deleted_at from absence_rule)'
/** Kinds of deductions, which deduction items refer to. */
export const DEDUCTION_TYPES = '(select company_id, id, name, deleted_at from deduction_type)'

/** The lists of a company by entity name, for code that refers to several of them. */
export const COMPANY_LISTS = {
  branch: BRANCHES,
  department: DEPARTMENTS,
  position: POSITIONS,
  employee_level: EMPLOYEE_LEVELS,
  job_title: JOB_TITLES,
  education_level: EDUCATION_LEVELS,
} as const

/** The accounts of the payroll journal by line, item and department, each '' for all. */
export const JOURNAL_ACCOUNTS = `(
  select company_id, line, item, department, account_code, account_name, deleted_at from journal_account)`
