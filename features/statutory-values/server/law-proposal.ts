import { lawValueProblem } from '#engines/payroll/law/law-value.ts'
import { statutoryValuesOn } from '#engines/payroll/law/statutory-values.ts'
import type { Law, LawRow } from '#engines/payroll/law/types.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { NewSocialSecurity, NewTaxTable } from '../contract.ts'
import { LAW_PROBLEM_TEXTS } from '../locales/law-problems.ts'

const DEN = 1_000_000
/** A percentage as an exact fraction: 5.5 → 55000 / 1000000. */
const rate = (percent: number) => ({ num: Math.round(percent * 10_000), den: DEN })
export const percentOf = (num: number, den: number): number => Math.round((num / den) * DEN) / 10_000

const source = (text: string, date: string) => ({ title: text, number: null, url: '', date })

/** The row for a table of bands, a ceiling or rates. Throws `invalid_input` for the invalid field, in the user's language. */
export function rowOf(proposal: NewTaxTable | NewSocialSecurity, language: Language): LawRow {
  const row = uncheckedRow(proposal)
  const problem = lawValueProblem(row)
  const field = row.kind === 'income_tax' ? 'bands' : 'first_day'
  if (problem)
    throw new AppError('invalid_input', { fields: { [field]: [LAW_PROBLEM_TEXTS[problem][language]] } })
  return row
}

function uncheckedRow(proposal: NewTaxTable | NewSocialSecurity): LawRow {
  const common = { firstDay: proposal.first_day, source: source(proposal.source, proposal.first_day) }
  if ('bands' in proposal) {
    const bands = proposal.bands.map(({ above, percent }) => {
      const { num, den } = rate(percent)
      return { above, rateNum: num, rateDen: den }
    })
    return { kind: 'income_tax', value: { bands }, ...common }
  }
  if (proposal.kind === 'social_security_ceiling')
    return { kind: proposal.kind, value: { ceiling: proposal.ceiling }, ...common }
  const [employee, employer] = [rate(proposal.employee_percent), rate(proposal.employer_percent)]
  const value = {
    ...{ employeeNum: employee.num, employeeDen: employee.den },
    ...{ employerNum: employer.num, employerDen: employer.den },
  }
  return { kind: proposal.kind, value, ...common }
}

/** The law on a day without and with the new row. */
export function withAndWithout(
  row: LawRow,
  before: Law,
  others: readonly LawRow[],
): { before: Law; after: Law } {
  return { before, after: statutoryValuesOn(row.firstDay, [...others, row]) }
}

/** Monthly incomes for the preview: the minimum wage, values around the bounds and the ceiling, and far above. */
export const SAMPLE_INCOMES = [
  ...[1_300_000, 2_500_000, 4_500_000, 5_000_000, 7_500_000, 10_000_000],
  ...[15_000_000, 25_000_000, 40_000_000, 65_000_000, 100_000_000],
]
