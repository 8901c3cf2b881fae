import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import type { EmployeeDetail } from '../../contract.ts'
import { isOver } from '../../domain/dated-benefits.ts'
import { FIELDS, type RequestShape } from '../../domain/fields/fields.ts'

type OwnValue = 'base_salary' | 'salary_currency' | 'benefits' | 'employee_holidays' | 'bank_name'

/** The values of the form: '' for empty text and numbers, null for empty dates and choices. */
export interface EmployeeValues extends Omit<Pick<EmployeeDetail, keyof RequestShape>, OwnValue> {
  base_salary: number | ''
  /** The code; null: kip. */
  salary_currency: string | null
  version?: number
  /** Of a new employee: the schedule from the start date on. */
  schedule_id?: number | null
  /** Those that are not over. */
  benefits: BenefitValues[]
  employee_holidays: { type: string; days: number | ''; used: number | '' }[]
}

export interface BenefitValues {
  id?: number
  type: number | null
  amount: number | ''
  first_month: string | null
  last_month: string | null
}

/** Only requests of other programs use the bank's name instead of the id. */
const IN_FORM = FIELDS.filter(({ request, name }) => request && name !== 'bank_name')
const isNumber = (kind: string) => kind === 'kip' || kind === 'count'

/** A new employee: Lao, full time, from today, insured and taxed, which applies to most. */
export function newEmployeeValues(): EmployeeValues {
  const empty = IN_FORM.map(({ name, kind, empty: value }) => [name, isNumber(kind) ? '' : value])
  return {
    ...(Object.fromEntries(empty) as EmployeeValues),
    contacts: [{ type: 'mobile', value: '' }],
    start_date: todayInLaos(),
    schedule_id: null,
  }
}

/** The record as form values; names that are derived from ids are omitted. */
export function valuesOf(employee: EmployeeDetail): EmployeeValues {
  const stored = IN_FORM.map(({ name, kind }) => [name, employee[name] ?? (isNumber(kind) ? '' : null)])
  return {
    ...(Object.fromEntries(stored) as EmployeeValues),
    version: employee.version,
    benefits: employee.benefits
      .filter((benefit) => !isOver(benefit, monthOf(todayInLaos())))
      .map(({ name: _, ...benefit }) => benefit),
    employee_holidays: employee.employee_holidays.map((entry) => ({ ...entry, type: entry.type ?? '' })),
  }
}

/** Whether a line of the contacts has any value. */
export const isFilled = ({ value }: { value: string }) => value.trim() !== ''
