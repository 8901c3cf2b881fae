import type { IsoDate, Kip } from '../types.ts'

/** The source of a value: the act, its number, the address of the source, and the date of the source. */
export type LawSource = { title: string; number: string | null; url: string; date: IsoDate }

/** The part of the taxable amount above `above` (up to the next band) is taxed at rateNum / rateDen. */
export type TaxBand = { above: Kip; rateNum: number; rateDen: number }

/** Monthly bands by lower bound; the first starts at 0. */
export type IncomeTaxValue = { bands: TaxBand[] }
export type SocialSecurityCeilingValue = { ceiling: Kip }
export type SocialSecurityRatesValue = {
  employeeNum: number
  employeeDen: number
  employerNum: number
  employerDen: number
}
/** Overtime is not taxable up to this base salary, inclusive. */
export type OvertimeTaxExemptionValue = { baseUpTo: Kip }
export type MinimumWageValue = { amount: Kip }
/** Limits above which the product warns. */
export type OvertimeLimitsValue = { dayMinutes: number; monthMinutes: number }

/** Of the last monthly pay for each full month worked; the second rate after a dismissal without a justified cause. */
export type SeveranceValue = { num: number; den: number; unjustifiedNum: number; unjustifiedDen: number }
/** Calendar days of notice of unskilled and of skilled employees. */
export type NoticeDaysValue = { days: number; skilledDays: number }

/** The values of each statute, by the kind of its rows. */
export type LawValues = {
  income_tax: IncomeTaxValue
  social_security_ceiling: SocialSecurityCeilingValue
  social_security_rates: SocialSecurityRatesValue
  overtime_tax_exemption: OvertimeTaxExemptionValue
  minimum_wage: MinimumWageValue
  overtime_limits: OvertimeLimitsValue
  severance: SeveranceValue
  notice_days: NoticeDaysValue
}

export type LawKind = keyof LawValues

/** One dated value. It is in force from `firstDay` until the next row of its kind; there are no end dates. */
export type LawRow = {
  [K in LawKind]: { kind: K; firstDay: IsoDate; value: LawValues[K]; source: LawSource }
}[LawKind]

type InForce<V> = V & { from: IsoDate; source: LawSource }

/** The statutory values in force on `date`, as plain data. A payroll run stores them. */
export type Law = {
  date: IsoDate
  incomeTax: InForce<IncomeTaxValue>
  socialSecurityCeiling: InForce<SocialSecurityCeilingValue>
  socialSecurityRates: InForce<SocialSecurityRatesValue>
  overtimeTaxExemption: InForce<OvertimeTaxExemptionValue>
  minimumWage: InForce<MinimumWageValue>
  overtimeLimits: InForce<OvertimeLimitsValue>
}
