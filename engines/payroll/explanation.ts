import type { AbsenceRule, Condition, DifferenceCause, ForeignSalary, IsoDate, Kip, Payer } from './types.ts'

/** An exact number too large for a safe integer is written as a decimal string. */
export type ExactInteger = number | string
/** [numerator, denominator], not reduced. */
export type Exact = readonly [ExactInteger, ExactInteger]
/** A rate as [numerator, denominator]: 5.5 % = [55, 1000], overtime ×1.5 = [150, 100]. */
export type Rate = readonly [number, number]

/**
 * One tax band that the taxable amount reaches: `part` of it lies in the band and is taxed at `rate`, exactly
 * `tax`. A part is whole kip except in the last band of a grossed-up tax.
 */
export type TaxBandPart = { above: Kip; to: Kip | null; rate: Rate; part: Kip | Exact; tax: Exact }

/** A condition that the employee meets, with the employee's value. */
export type ConditionMet = Condition & { has: number }

/**
 * The amounts that are not taxable: sums.gross − notTaxable − exemptOvertime − sums.sso = sums.taxable, not
 * below 0.
 */
export type NotTaxable = {
  /** Sum of the items marked as not taxable. */
  notTaxable: Kip
  /** Overtime, if the base salary does not exceed the limit of the law row that starts on `exemptionFrom`. */
  exemptOvertime?: Kip
  exemptionFrom?: IsoDate
}

/** What the other approved runs of the month have taxed. */
export type EarlierTax = { taxable: Kip; tax: Kip }

/** Full months of service in a calendar year: the amount is × count ÷ 12. */
export type MonthsOfYear = { count: number; year: number }

/** A base salary and its days. `foreign`: the base salary is in another currency, and `base` its value in kip. */
export type BaseTerm = { base: Kip; from: IsoDate; to: IsoDate; foreign?: ForeignSalary }

/**
 * How a line was computed, as data; a screen turns it into text by `kind`. Statutory values are identified by
 * the first day of their row in the law stored with the run. Values in the payslip's sums are not repeated,
 * because ten thousand explanations are stored at a time. Halves are half days.
 */
export type How =
  /** Σ base × days / of. */
  | { kind: 'monthly'; terms: (BaseTerm & { days: number })[]; of: number }
  /** Σ base / daysPerMonth × (present + leave + holiday) / 2. */
  | {
      kind: 'worked_days'
      terms: (BaseTerm & { present: number; leave: number; holiday: number })[]
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
  | {
      kind: 'money'
      amount: Kip
      months?: MonthsOfYear
      condition?: ConditionMet
      taxable?: boolean
      inSsoBase?: boolean
    }
  /** A difference of an earlier month; `due` is what should have been deducted, if the pay was not enough. */
  | {
      kind: 'difference'
      id: number
      from: IsoDate
      to: IsoDate
      causes: readonly DifferenceCause[]
      taxable: boolean
      inSsoBase: boolean
      due?: Kip
    }
  /** base × rate. */
  | {
      kind: 'percent'
      base: Kip
      rate: Rate
      months?: MonthsOfYear
      condition?: ConditionMet
      taxable?: boolean
      inSsoBase?: boolean
    }
  /** Σ base / daysPerMonth × (absent + unpaid) / 2; `cap` is the base pay line, if it limited the amount. */
  | {
      kind: 'absence'
      terms: { base: Kip; absent: number; unpaid: number }[]
      daysPerMonth: number
      cap?: Kip
    }
  /** The rule of `count` days applies because of `halves` half days. */
  | { kind: 'absence_rule'; type: AbsenceRule['type']; count: number; halves: number }
  /** Late days by tier; `free` is the number of days below the lowest tier. */
  | { kind: 'late'; tiers: { minutes: number; amount: Kip; days: number }[]; free: number }
  /** Lines 1 to 5 minus lines 6 to 10; `floored` is the negative result, if it is below 0. */
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
      /** The ceiling, if it limited the base. */
      ceiling?: Kip
      /**
       * Of the other approved runs of the month: their insurable wages and contribution. The amount is (earlier.base +
       * sums.ssoBase) × rate − earlier.amount.
       */
      earlier?: { base: Kip; amount: Kip }
    }
  /**
   * `earlier`: taxable amount and tax of the other approved runs of the month. The bands are those of earlier.taxable +
   * sums.taxable, and the amount is their sum − earlier.tax.
   */
  | {
      kind: 'income_tax'
      earlier?: EarlierTax
      payer: Payer
      without: NotTaxable
      bandsFrom: IsoDate
      bands: TaxBandPart[]
      exact: Exact
    }
  /**
   * The tax T paid by the company, the solution of T = tax(taxable + T). The bands are those of `onto` =
   * sums.taxable + T.
   */
  | {
      kind: 'income_tax_grossed_up'
      earlier?: EarlierTax
      payer: 'company'
      without: NotTaxable
      bandsFrom: IsoDate
      onto: Exact
      bands: TaxBandPart[]
      exact: Exact
    }
  /** base ÷ daysPerMonth × (required − given) days of notice; deducted if the employee pays. */
  | {
      kind: 'notice_pay'
      base: Kip
      daysPerMonth: number
      required: number
      given: number
      lawFrom: IsoDate
      taxable: boolean
      inSsoBase: boolean
    }
  /** base ÷ daysPerMonth × halves ÷ 2; `isEntered`: the days were entered by a person. Below 0: too many days were taken. */
  | {
      kind: 'leave_pay'
      base: Kip
      daysPerMonth: number
      halves: number
      earned: number
      used: number
      isEntered: boolean
      taxable: boolean
      inSsoBase: boolean
    }
  /**
   * base ÷ daysPerMonth × units ÷ 480; of time off for overtime base ÷ (daysPerMonth × hoursPerDay × 60) × minutes. `entries`: of the
   * ledger of leave.
   */
  | {
      kind: 'leave_cash'
      base: Kip
      daysPerMonth: number
      units: number
      time?: { minutes: number; hoursPerDay: number }
      entries: readonly number[]
      /** It ends unused with these days, and the approval takes it from the ledger. */
      ends?: readonly { day: IsoDate; units: number }[]
      taxable: boolean
      inSsoBase: boolean
    }
  /** monthlyPay × rate × months. */
  | {
      kind: 'severance'
      base: Kip
      monthlyPay: Kip
      rate: Rate
      months: number
      lawFrom: IsoDate
      taxable: boolean
      inSsoBase: boolean
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

/** What a line has paid of an item whose payments are counted. */
export type LinePayment = {
  item: number
  entry: number | null
  /** The part of the total, and what is left of the total after this line. */
  instalment?: { number: number; of: number; total: Kip; left: Kip }
  /** The instalment that was due, if the net pay was not enough for it. */
  due?: Kip
}

/**
 * One line of a payslip, `amount` in whole kip. Amounts deducted from the employee are negative; gross, net,
 * cost and amounts charged to the company are positive. `name` is the company's name of a benefit or an item at
 * the time of the calculation.
 */
export type PayslipLine = {
  code: LineCode
  amount: Kip
  name?: string
  how: How
  payment?: LinePayment
  /** What a settlement should have deducted, if the pay was not enough for it. */
  due?: Kip
}
