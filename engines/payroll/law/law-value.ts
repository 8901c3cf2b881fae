import type { LawRow, TaxBand } from './types.ts'

const amount = (n: number) => Number.isSafeInteger(n) && n >= 0
/**
 * At least 0 and below one (a tax of all of a salary could not be grossed up), a decimal of at most six
 * places.
 */
const rate = (num: number, den: number) =>
  Number.isSafeInteger(num) && Number.isSafeInteger(den) && num >= 0 && num < den && 1_000_000 % den === 0

/** What is wrong with a row's value, or null: for the provider's screen and before a value is used. */
export function lawValueProblem(row: LawRow): string | null {
  switch (row.kind) {
    case 'income_tax':
      return bandsProblem(row.value.bands)
    case 'social_security_ceiling':
      return amount(row.value.ceiling) ? null : 'the ceiling is no amount'
    case 'social_security_rates': {
      const { employeeNum, employeeDen, employerNum, employerDen } = row.value
      return rate(employeeNum, employeeDen) && rate(employerNum, employerDen)
        ? null
        : 'a rate is no decimal below one'
    }
    case 'overtime_tax_exemption':
      return amount(row.value.baseUpTo) ? null : 'the base salary is no amount'
    case 'minimum_wage':
      return amount(row.value.amount) ? null : 'the wage is no amount'
    case 'overtime_limits':
      return amount(row.value.dayMinutes) && amount(row.value.monthMinutes) ? null : 'a limit is no number'
    default:
      return 'the kind is unknown'
  }
}

function bandsProblem(bands: readonly TaxBand[]): string | null {
  if (bands[0]?.above !== 0) return 'the first band does not begin at 0'
  for (const [i, band] of bands.entries()) {
    if (!amount(band.above)) return 'a bound is no amount'
    if (i > 0 && band.above <= (bands[i - 1] as TaxBand).above) return 'the bounds do not ascend'
    if (!rate(band.rateNum, band.rateDen)) return 'a rate is no decimal below one'
  }
  return null
}
