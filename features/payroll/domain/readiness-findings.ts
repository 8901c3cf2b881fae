/** The screen on which a finding is corrected. */
export type FindingTarget =
  | 'schedules-of-employees'
  | 'scans'
  | 'forgotten-scans'
  | 'days'
  | 'overtime'
  | 'leave'
  | 'employees'
  | 'differences'
  | 'exchange-rates'
  | 'opening-balances'

interface Finding {
  /** Serious: the pay of these employees would be wrong or missing. The screen asks before it calculates. */
  isSerious: boolean
  target: FindingTarget
}

/** What can be missing before a run is calculated, in the order of the screen. */
export const FINDINGS = {
  /** Clocks in, and no schedule covers some day of the employment in the range. */
  no_schedule: { isSerious: true, target: 'schedules-of-employees' },
  /** Absent on days with a shift, and not one scan in the whole range. */
  no_scans: { isSerious: true, target: 'scans' },
  /** No base salary in force on the first day of the employment in the range: not paid. */
  no_salary: { isSerious: true, target: 'employees' },
  /** A base salary in a currency without a rate on the run's day: nothing is calculated. */
  no_exchange_rate: { isSerious: true, target: 'exchange-rates' },
  /** A base salary of 0 kip on some day. */
  zero_salary: { isSerious: true, target: 'employees' },
  /** A scan in or out is missing. */
  forgotten_scan: { isSerious: false, target: 'forgotten-scans' },
  /** Approved overtime that is over, on a date without a minute of counted overtime. */
  overtime_zero: { isSerious: false, target: 'overtime' },
  /** Approved leave without a shift on any of its days: nothing is deducted and nothing paid for it. */
  leave_without_shift: { isSerious: false, target: 'leave' },
  overtime_waiting: { isSerious: false, target: 'overtime' },
  leave_waiting: { isSerious: false, target: 'leave' },
  /** Days with a shift that are not over. */
  days_open: { isSerious: false, target: 'days' },
  no_bank_account: { isSerious: false, target: 'employees' },
  /** Pays social security and has no social security number. */
  no_sso_number: { isSerious: false, target: 'employees' },
  /** The opening balance of the year contains the month of the run: the month would be in the yearly pay twice. */
  opening_balance: { isSerious: true, target: 'opening-balances' },
  /** Differences of approved runs wait, and this run could pay or deduct them. */
  pay_differences: { isSerious: false, target: 'differences' },
} as const satisfies Record<string, Finding>

export type FindingCode = keyof typeof FINDINGS
export const FINDING_CODES = Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]

export const isSerious = (code: FindingCode): boolean => FINDINGS[code].isSerious
