import type { OpeningRow } from '../contract.ts'

/** What is wrong with an opening balance, and in which field. */
export interface OpeningFault {
  field: 'until' | 'gross' | 'employee_sso' | 'tax' | 'employee_id'
  code:
    | 'repeated'
    | 'nothing'
    | 'in_future'
    | 'before_start'
    | 'sso_above_gross'
    | 'tax_above_taxable'
    | 'paid_here'
  /** Of `paid_here`: the months that approved or paid runs have paid, 'YYYY-MM', earliest first. */
  months?: readonly string[]
}

interface Facts {
  /** 'YYYY-MM-DD'. */
  today: string
  startDate: string
  /** The months in which approved or paid runs have paid the employee. */
  paidMonths: readonly string[]
}

/** Why a row cannot be stored; null if it can. Its months are those of its year up to `until`. */
export function openingFault(
  row: Omit<OpeningRow, 'version'>,
  { today, startDate, paidMonths }: Facts,
): OpeningFault | null {
  const { until, gross, employee_sso, employer_sso, taxable, tax, net } = row
  if (gross + employee_sso + employer_sso + taxable + net === 0) return { field: 'gross', code: 'nothing' }
  if (until > today.slice(0, 7)) return { field: 'until', code: 'in_future' }
  if (until < startDate.slice(0, 7)) return { field: 'until', code: 'before_start' }
  if (employee_sso > gross) return { field: 'employee_sso', code: 'sso_above_gross' }
  if (tax > taxable) return { field: 'tax', code: 'tax_above_taxable' }
  const months = paidMonths
    .filter((month) => month.slice(0, 4) === until.slice(0, 4) && month <= until)
    .sort()
  return months.length > 0 ? { field: 'until', code: 'paid_here', months } : null
}
