import type { Law, LawSource } from '#engines/payroll/law/types.ts'
import { formatKip, formatMinutes } from '#kit/web/format.ts'
import { percentText } from '../../domain/exact-numbers.ts'
import type { RunText } from '../text.ts'

export interface LawLine {
  name: string
  values: string[]
  from: string
  source: LawSource
}

/** The values of the law as displayed. */
export function lawRows(law: Law, text: RunText): LawLine[] {
  const words = text.details
  const { incomeTax, socialSecurityRates: rates, overtimeLimits: limits } = law
  const row = (name: string, values: string[], of: { from: string; source: LawSource }): LawLine => ({
    name,
    values,
    from: of.from,
    source: of.source,
  })
  const employee = percentText([rates.employeeNum, rates.employeeDen])
  const employer = percentText([rates.employerNum, rates.employerDen])
  const bands = incomeTax.bands.map(({ above, rateNum, rateDen }) => {
    const rate = percentText([rateNum, rateDen])
    return above === 0 ? words.fromZero(rate) : words.above(formatKip(above), rate)
  })
  return [
    row(words.incomeTax, bands, incomeTax),
    row(words.ceiling, [formatKip(law.socialSecurityCeiling.ceiling)], law.socialSecurityCeiling),
    row(words.rates, [words.ratesValue(employee, employer)], rates),
    row(words.exemption, [formatKip(law.overtimeTaxExemption.baseUpTo)], law.overtimeTaxExemption),
    row(words.minimumWage, [formatKip(law.minimumWage.amount)], law.minimumWage),
    row(
      words.limits,
      [words.limitsValue(formatMinutes(limits.dayMinutes), formatMinutes(limits.monthMinutes))],
      limits,
    ),
  ]
}
