import type { Exact } from '#engines/payroll/explanation.ts'

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** 1234567 → 1,234,567; negative numbers with a real minus sign. */
export function kipText(amount: number): string {
  return amount < 0 ? `−${grouped(String(-amount))}` : grouped(String(amount))
}

/** A rate as a decimal text, with separators: 21653.25 → 21,653.25. */
export function rateText(rate: string): string {
  const [whole = '', decimals] = rate.split('.')
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`
}

/** A fraction with at most two decimals: [7, 2] → 3.5, [1, 3] → 0.33. Not negative; exact with BigInt. */
export function exactText([num, den]: Exact): string {
  const n = BigInt(num)
  const d = BigInt(den)
  const hundredths = (n * 200n + d) / (d * 2n)
  const decimals = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${grouped(String(hundredths / 100n))}${decimals === '' ? '' : `.${decimals}`}`
}

/** [55, 1000] → 5.5 %. */
export const percentText = ([num, den]: readonly [number, number]) => `${exactText([num * 100, den])} %`

/** Half days as days: 3 → 1½, 1 → ½, 0 → 0. */
export function halfDaysText(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** 95 minutes → 1:35. */
export const clockText = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** A whole number times a number with up to four decimals (7.5), as integers without floating point. */
export function scaled(value: number): { num: bigint; den: bigint } {
  return { num: BigInt(Math.round(value * 10_000)), den: 10_000n }
}

/** An exact fraction of BigInt; large numbers are transferred as text. */
export const fraction = (num: bigint, den: bigint): Exact => [String(num), String(den)]
