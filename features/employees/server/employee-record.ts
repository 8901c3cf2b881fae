/** A row of the employee table as it is written: every column but those that the database fills in. */
export interface EmployeeRecord {
  emp_number: string
  name: string
  surname: string
  en_name: string
  en_surname: string
  gender: string | null
  birth_date: string | null
  nationality: string
  province_code: string | null
  district_code: string | null
  village: string
  card_type: string | null
  card_id: string
  emergency_contact: string
  relationship: string
  bank_id: number | null
  bank_account_name: string
  bank_account: string
  email: string
  branch_id: number | null
  department_id: number | null
  position_id: number | null
  level_id: number | null
  job_title_id: number | null
  education_level_id: number | null
  employment_type: string
  start_date: string
  end_date: string | null
  include_salary_tax: boolean
  is_sso: boolean
  sso_number: string
  is_line_manager: boolean
  finger_scan: boolean
  scan_outside: boolean
  is_annual_bonus: boolean
  role_ids: readonly number[]
  holidays: readonly { type: string | null; days: number; used: number }[]
  search_text: string
}

/** The columns in order; the type holds the list complete. */
const ALL: Record<keyof EmployeeRecord, true> = {
  emp_number: true,
  name: true,
  surname: true,
  en_name: true,
  en_surname: true,
  gender: true,
  birth_date: true,
  nationality: true,
  province_code: true,
  district_code: true,
  village: true,
  card_type: true,
  card_id: true,
  emergency_contact: true,
  relationship: true,
  bank_id: true,
  bank_account_name: true,
  bank_account: true,
  email: true,
  branch_id: true,
  department_id: true,
  position_id: true,
  level_id: true,
  job_title_id: true,
  education_level_id: true,
  employment_type: true,
  start_date: true,
  end_date: true,
  include_salary_tax: true,
  is_sso: true,
  sso_number: true,
  is_line_manager: true,
  finger_scan: true,
  scan_outside: true,
  is_annual_bonus: true,
  role_ids: true,
  holidays: true,
  search_text: true,
}
export const EMPLOYEE_COLUMNS = Object.keys(ALL) as (keyof EmployeeRecord)[]
