import { today } from '#kit/web/format.ts'
import type { EmployeeDetail } from '../../contract.ts'

type Carried =
  | 'status'
  | 'province'
  | 'district'
  | 'salaries'
  | 'position'
  | 'branch'
  | 'department'
  | 'level'
  | 'id'
  | 'can'
  | 'bank_name'
  | 'base_salary'
  | 'version'
  | 'benefits'
  | 'employee_holidays'

/** What the form holds: '' for empty text and sums, null for empty dates and choices. */
export interface EmployeeValues extends Omit<EmployeeDetail, Carried> {
  base_salary: number | ''
  version?: number
  benefits: { type: number | null; amount: number | '' }[]
  employee_holidays: { type: string; days: number | ''; used: number | '' }[]
}

/** A new employee: Lao, full time, from today, insured and taxed as the law has it for most. */
export function newEmployeeValues(): EmployeeValues {
  return {
    emp_number: '',
    name: '',
    surname: '',
    en_name: '',
    en_surname: '',
    gender: null,
    birth_date: null,
    nationality_id: 'Lao',
    province_id: null,
    district_id: null,
    village_id: '',
    contacts: [{ type: 'mobile', value: '' }],
    card_type: null,
    card_id: '',
    emergency_contact: '',
    relationship: '',
    bank_id: null,
    bank_account_name: '',
    bank_account: '',
    email: '',
    base_salary: '',
    positionId: null,
    company_branch_id: null,
    company_department_id: null,
    level_id: null,
    job_title_id: null,
    education_level_id: null,
    include_salary_tax: true,
    employment_type: 'full time',
    start_date: today(),
    end_date: null,
    benefits: [],
    finger_scan: false,
    scan_outside: false,
    is_sso: true,
    sso_number: '',
    is_line_manager: false,
    is_annual_bonus: false,
    roleId: [],
    employee_holidays: [],
  }
}

/** The record as the form shows it; names that follow from ids stay behind. */
export function valuesOf(employee: EmployeeDetail): EmployeeValues {
  const { id, can, status, province, district, salaries, ...rest } = employee
  const { position, branch, department, level, bank_name, ...fields } = rest
  return {
    ...fields,
    base_salary: employee.base_salary ?? '',
    benefits: employee.benefits.map(({ type, amount }) => ({ type, amount })),
    employee_holidays: employee.employee_holidays.map((entry) => ({ ...entry, type: entry.type ?? '' })),
  }
}

/** Whether a line of the contacts says anything. */
export const isFilled = ({ value }: { value: string }) => value.trim() !== ''
