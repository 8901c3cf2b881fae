import { z } from 'zod'

/** The code of the kip; amounts without a currency are in kip. */
export const KIP = 'LAK'

/** The code of a currency of the list, three letters (ISO 4217). */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ examples: ['USD'] })

/**
 * Decimals that are not two (ISO 4217). The kip has two by the standard and none in practice: its smallest unit here is 1 kip.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...{ LAK: 0, VND: 0, JPY: 0, KRW: 0, CLP: 0, ISK: 0, PYG: 0, UGX: 0, XAF: 0, XOF: 0, XPF: 0, VUV: 0 },
  ...{ BIF: 0, DJF: 0, GNF: 0, KMF: 0, RWF: 0, BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
}

/** The number of decimals of a currency: USD 2, VND 0. */
export const minorDigits = (currency: string): number => DIGITS[currency] ?? 2

/** An amount in the smallest units as a decimal number without separators: 123456 cents → '1234.56', 6500000 kip → '6500000'. */
export function decimalText(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  if (digits === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A decimal number in the smallest units, exactly: 1234.56 USD → 123456; null if it has more decimals than the currency. */
export function smallestUnits(value: number, currency: string): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value))
  if (!match) return null
  const [, sign = '', whole = '', decimals = ''] = match
  const digits = minorDigits(currency)
  if (decimals.length > digits) return null
  const units = Number(`${sign}${whole}${decimals.padEnd(digits, '0')}`)
  return Number.isSafeInteger(units) ? units : null
}

/**
 * Both ways to read an amount whose point can be one of thousands or of decimals, in a currency with decimals: 1.200 USD is 1,200 or 1.20;
 * null for other amounts. Three decimals that the currency has are decimals.
 */
export function readUnclear(text: string, currency: string): { whole: string; decimal: string } | null {
  const digits = minorDigits(currency)
  const match = /^-?(\d{1,3})\.(\d{3})$/.exec(text.trim())
  if (!match || digits === 0 || digits >= 3) return null
  const [, first = '', rest = ''] = match
  return { whole: `${first},${rest}`, decimal: `${first}.${rest.slice(0, digits)}` }
}

/** An amount of kip with separators, of another currency also with its decimals and code: 6,500,000; 1,234.56 USD. */
export function amountText(amount: number, currency: string = KIP): string {
  const [whole = '', decimals] = decimalText(Math.abs(amount), currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = amount < 0 ? '−' : ''
  const code = currency === KIP ? '' : ` ${currency}`
  return `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}${code}`
}

const RATE_DECIMALS = 6

/**
 * An amount in the smallest units of a currency, 0 or more, in kip: amount × rate, computed exactly and rounded once, half away from zero, to
 * a whole kip. `rate`: kip for one unit, a decimal text with at most six decimals. Beyond safe integers the result is `Infinity`.
 */
export function convertToKip(amount: number, currency: string, rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.')
  const millionths = BigInt(`${whole}${decimals.padEnd(RATE_DECIMALS, '0')}`)
  const divisor = 10n ** BigInt(RATE_DECIMALS + minorDigits(currency))
  const kip = Number((BigInt(amount) * millionths * 2n + divisor) / (2n * divisor))
  return Number.isSafeInteger(kip) ? kip : Number.POSITIVE_INFINITY
}
