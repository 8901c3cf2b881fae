/** An employee as a row of the sheet gives it, checked and in normal forms. Money is whole kip, days are 'YYYY-MM-DD'. */
export interface CheckedRow {
  emp_number: string
  name: string
  surname: string
  en_name: string
  en_surname: string
  gender: 'male' | 'female' | null
  birth_date: string | null
  nationality: string
  province_code: string | null
  district_code: string | null
  village: string
  phone: string
  email: string
  card_type: 'identity card' | 'family record' | 'passport' | null
  card_id: string
  /** Id of the bank. */
  bank_short_name: number | null
  bank_account_name: string
  bank_account: string
  branch: string
  department: string
  position: string
  level: string
  employment_type: string
  start_date: string
  end_date: string | null
  base_salary: number
  include_salary_tax: boolean
  is_sso: boolean
  sso_number: string
  is_line_manager: boolean
  /** Kip a month by the id of the kind of benefit. */
  benefits: Record<number, number>
}

/** What a column that is empty or missing means. */
export const EMPTY_ROW: Omit<CheckedRow, 'emp_number' | 'name' | 'start_date' | 'base_salary' | 'benefits'> =
  {
    surname: '',
    en_name: '',
    en_surname: '',
    gender: null,
    birth_date: null,
    nationality: 'Lao',
    province_code: null,
    district_code: null,
    village: '',
    phone: '',
    email: '',
    card_type: null,
    card_id: '',
    bank_short_name: null,
    bank_account_name: '',
    bank_account: '',
    branch: '',
    department: '',
    position: '',
    level: '',
    employment_type: 'full time',
    end_date: null,
    include_salary_tax: true,
    is_sso: true,
    sso_number: '',
    is_line_manager: false,
  }
