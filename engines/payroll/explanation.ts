import type { Fraction } from './fraction.ts'
import type { AbsenceRule, Condition, IsoDate, Kip, Payer } from './types.ts'

/** An exact number too large for a safe integer is written as a decimal string. */
export type ExactInteger = number | string
/** [numerator, denominator], not reduced. */
export type Exact = readonly [ExactInteger, ExactInteger]

/** One tax band that the taxable amount reaches: `part` of it lies in the band and is taxed at `rate`. */
export type TaxBandPart = { above: Kip; to: Kip | null; rate: Fraction; part: Exact; tax: Exact }

/** Who fulfils which condition with which value. */
export type ConditionMet = Condition & { has: number }

/** Where taxable comes from: gross − notTaxable − exemptOvertime − sso = taxable, not below 0. */
export type TaxableFrom = {
  gross: Kip
  notTaxable: Kip
  /** Overtime that is exempt because the base salary does not exceed the limit of the value of `exemptionFrom`. */
  exemptOvertime: Kip
  exemptionFrom: IsoDate
  /** Social security that the employee pays himself. */
  sso: Kip
  taxable: Kip
}

/**
 * How a line came about, as data; a screen turns it into words by `kind`. Statutory values are named by the first day of
 * their row in the law that the run keeps. Rates are fractions, halves are half days.
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
      rate: Fraction
      daysPerMonth: number
      hoursPerDay: number
    }
  | { kind: 'money'; amount: Kip; condition?: ConditionMet; taxable?: boolean; inSsoBase?: boolean }
  /** base × rate. */
  | {
      kind: 'percent'
      base: Kip
      rate: Fraction
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
  /** plus − minus; `floored` is that difference where it was below 0. */
  | { kind: 'gross'; plus: Kip; minus: Kip; floored?: Kip }
  /** min(gross − notInBase, ceiling) × rate. */
  | {
      kind: 'social_security'
      share: 'employee' | 'employer'
      payer: Payer
      gross: Kip
      notInBase: Kip
      base: Kip
      rate: Fraction
      ratesFrom: IsoDate
      ceilingFrom: IsoDate
      /** The ceiling, where it was reached. */
      ceiling?: Kip
    }
  | {
      kind: 'income_tax'
      payer: Payer
      from: TaxableFrom
      bandsFrom: IsoDate
      bands: TaxBandPart[]
      exact: Exact
    }
  /** The company's tax T that solves T = tax(taxable + T); the bands are those of `onto` = taxable + T. */
  | {
      kind: 'income_tax_grossed_up'
      payer: 'company'
      from: TaxableFrom
      bandsFrom: IsoDate
      onto: Exact
      bands: TaxBandPart[]
      exact: Exact
    }
  | { kind: 'net'; gross: Kip; sso: Kip; tax: Kip; deductions: Kip }
  | { kind: 'cost'; gross: Kip; sso: Kip; tax: Kip; employerPaid: Kip }

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
 * One line of a payslip, `amount` in whole kip. What is taken from the employee is negative; gross, net, cost and what the company
 * is charged are positive. `name` is the company's own word for a benefit or an item, as it was when computed.
 */
export type PayslipLine = { code: LineCode; amount: Kip; name?: string; how: How }
