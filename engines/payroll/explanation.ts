import type { AbsenceRule, Condition, IsoDate, Kip, Payer } from './types.ts'

/** An exact number too large for a safe integer is written as a decimal string. */
export type ExactInteger = number | string
/** [numerator, denominator], not reduced. */
export type Exact = readonly [ExactInteger, ExactInteger]
/** A rate as [numerator, denominator]: 5.5 % = [55, 1000], overtime ×1.5 = [150, 100]. */
export type Rate = readonly [number, number]

/**
 * One tax band that the taxable amount reaches: `part` of it lies in the band and is taxed at `rate`, exactly
 * `tax`. A part is whole kip but for the last band of a grossed-up tax.
 */
export type TaxBandPart = { above: Kip; to: Kip | null; rate: Rate; part: Kip | Exact; tax: Exact }

/** Who fulfils which condition with which value. */
export type ConditionMet = Condition & { has: number }

/** What is not taxable: sums.gross − notTaxable − exemptOvertime − sums.sso = sums.taxable, not below 0. */
export type NotTaxable = {
  /** Items marked so. */
  notTaxable: Kip
  /** Overtime, where the base salary does not exceed the limit of the row of `exemptionFrom`. */
  exemptOvertime?: Kip
  exemptionFrom?: IsoDate
}

/**
 * How a line came about, as data; a screen turns it into words by `kind`. Statutory values are named by the
 * first day of their row in the law that the run keeps. What stands in the payslip's sums is not repeated:
 * ten thousand of these are stored at a time. Halves are half days.
 */
export type How =
  /** Σ base × days / of. */
  | { kind: 'monthly'; terms: { base: Kip; from: IsoDate; to: IsoDate; days: number }[]; of: number }
  /** Σ base / daysPerMonth × (present + leave + holiday) / 2. */
  | {
      kind: 'worked_days'
      terms: { base: Kip; from: IsoDate; to: IsoDate; present: number; leave: number; holiday: number }[]
      daysPerMonth: number
    }
  | { kind: 'seniority'; years: number; min: number; max: number | null }
  /** amount × days / of. */
  | { kind: 'prorated'; amount: Kip; days: number; of: number; taxable: boolean; inSsoBase: boolean }
  /** Σ base / (daysPerMonth × hoursPerDay × 60) × minutes × rate: overtime, night premium, early leave. */
  | {
      kind: 'minutes'
      terms: { base: Kip; minutes: number }[]
      rate: Rate
      daysPerMonth: number
      hoursPerDay: number
    }
  | { kind: 'money'; amount: Kip; condition?: ConditionMet; taxable?: boolean; inSsoBase?: boolean }
  /** base × rate. */
  | {
      kind: 'percent'
      base: Kip
      rate: Rate
      condition?: ConditionMet
      taxable?: boolean
      inSsoBase?: boolean
    }
  /** Σ base / daysPerMonth × (absent + unpaid) / 2; `cap` is the base pay line, where it was reached. */
  | {
      kind: 'absence'
      terms: { base: Kip; absent: number; unpaid: number }[]
      daysPerMonth: number
      cap?: Kip
    }
  /** `halves` half days reach the rule of `count` days. */
  | { kind: 'absence_rule'; type: AbsenceRule['type']; count: number; halves: number }
  /** Late days by tier; `free` days lie below the lowest tier. */
  | { kind: 'late'; tiers: { minutes: number; amount: Kip; days: number }[]; free: number }
  /** Lines 1 to 5 minus lines 6 to 10; `floored` is what that would be, where it is below 0. */
  | { kind: 'gross'; floored?: Kip }
  /** sums.ssoBase × rate; sums.ssoBase = min(sums.gross − notInBase, ceiling), not below 0. */
  | {
      kind: 'social_security'
      share: 'employee' | 'employer'
      payer: Payer
      notInBase: Kip
      rate: Rate
      ratesFrom: IsoDate
      ceilingFrom: IsoDate
      /** The ceiling, where it was reached. */
      ceiling?: Kip
    }
  | {
      kind: 'income_tax'
      payer: Payer
      without: NotTaxable
      bandsFrom: IsoDate
      bands: TaxBandPart[]
      exact: Exact
    }
  /**
   * The company's tax T that solves T = tax(taxable + T); the bands are those of `onto` = sums.taxable + T.
   */
  | {
      kind: 'income_tax_grossed_up'
      payer: 'company'
      without: NotTaxable
      bandsFrom: IsoDate
      onto: Exact
      bands: TaxBandPart[]
      exact: Exact
    }
  /** sums.gross − sso − tax − deductionsAfter. */
  | { kind: 'net' }
  /** sums.gross + companySso + companyTax + employerPaid. */
  | { kind: 'cost' }

export type LineCode =
  | 'base'
  | 'seniority'
  | 'benefit'
  | 'overtime'
  | 'night'
  | 'income'
  | 'absence'
  | 'absence_rule'
  | 'late'
  | 'early'
  | 'deduction_before'
  | 'gross'
  | 'sso'
  | 'company_sso'
  | 'tax'
  | 'company_tax'
  | 'deduction_after'
  | 'employer_paid'
  | 'net'
  | 'cost'

/**
 * One line of a payslip, `amount` in whole kip. What is taken from the employee is negative; gross, net, cost
 * and what the company is charged are positive. `name` is the company's own word for a benefit or an item, as
 * it was when computed.
 */
export type PayslipLine = { code: LineCode; amount: Kip; name?: string; how: How }
