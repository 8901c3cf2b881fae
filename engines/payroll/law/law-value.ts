import type { LawRow, TaxBand } from './types.ts'

const amount = (n: number) => Number.isSafeInteger(n) && n >= 0
/**
 * At least 0 and below 1 (a tax of 100 % could not be grossed up), with at most six decimals.
 */
const rate = (num: number, den: number) =>
  Number.isSafeInteger(num) && Number.isSafeInteger(den) && num >= 0 && num < den && 1_000_000 % den === 0

/** The possible problems of a row's value. The code that displays a problem has a text for each. */
export type LawValueProblem =
  | 'first_band_not_zero'
  | 'bounds_not_ascending'
  | 'invalid_amount'
  | 'invalid_limit'
  | 'invalid_rate'
  | 'unknown_kind'

/** The problem of a row's value, or null. Checked on the provider's screen and before a value is used. */
export function lawValueProblem(row: LawRow): LawValueProblem | null {
  switch (row.kind) {
    case 'income_tax':
      return bandsProblem(row.value.bands)
    case 'social_security_ceiling':
      return amount(row.value.ceiling) ? null : 'invalid_amount'
    case 'social_security_rates': {
      const { employeeNum, employeeDen, employerNum, employerDen } = row.value
      return rate(employeeNum, employeeDen) && rate(employerNum, employerDen) ? null : 'invalid_rate'
    }
    case 'overtime_tax_exemption':
      return amount(row.value.baseUpTo) ? null : 'invalid_amount'
    case 'minimum_wage':
      return amount(row.value.amount) ? null : 'invalid_amount'
    case 'overtime_limits':
      return amount(row.value.dayMinutes) && amount(row.value.monthMinutes) ? null : 'invalid_limit'
    case 'severance': {
      const { num, den, unjustifiedNum, unjustifiedDen } = row.value
      return rate(num, den) && rate(unjustifiedNum, unjustifiedDen) ? null : 'invalid_rate'
    }
    case 'notice_days':
      return amount(row.value.days) && amount(row.value.skilledDays) ? null : 'invalid_limit'
    default:
      return 'unknown_kind'
  }
}

function bandsProblem(bands: readonly TaxBand[]): LawValueProblem | null {
  if (bands[0]?.above !== 0) return 'first_band_not_zero'
  for (const [i, band] of bands.entries()) {
    if (!amount(band.above)) return 'invalid_amount'
    if (i > 0 && band.above <= (bands[i - 1] as TaxBand).above) return 'bounds_not_ascending'
    if (!rate(band.rateNum, band.rateDen)) return 'invalid_rate'
  }
  return null
}
