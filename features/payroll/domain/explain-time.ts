import type { How, LineCode } from '#engines/payroll/explanation.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { clockText, exactText, fraction, kipText, percentText, scaled } from './exact-numbers.ts'
import { together } from './explain-base-pay.ts'

/** Overtime × 1.5, night premium × 15 %, early leave × 1: pay for minutes, with the base salary of each day. */
export function explainMinutes(
  code: LineCode,
  how: Extract<How, { kind: 'minutes' }>,
  amount: number,
  texts: LineTexts,
): string[] {
  const days = scaled(how.daysPerMonth)
  const hours = scaled(how.hoursPerDay)
  const [num, den] = how.rate
  const unit = days.den * hours.den
  const perMonth = days.num * hours.num
  const divisors = { days: String(how.daysPerMonth), hours: String(how.hoursPerDay) }
  const parts = how.terms.map(({ base, minutes }) =>
    exactText(fraction(BigInt(base) * BigInt(minutes) * BigInt(num) * unit, perMonth * 60n * BigInt(den))),
  )
  const factor = code === 'night' ? percentText(how.rate) : exactText(how.rate)
  const lines = how.terms.flatMap(({ base, minutes }, index) => [
    texts.hourly({
      base: kipText(base),
      ...divisors,
      hour: exactText(fraction(BigInt(base) * unit, perMonth)),
    }),
    texts.minutes({
      base: kipText(base),
      ...divisors,
      minutes: kipText(minutes),
      clock: clockText(minutes),
      factor: num === den ? '' : ` × ${factor}`,
      part: parts[index] ?? '',
    }),
  ])
  return [...lines, ...together(parts, Math.abs(amount), texts)]
}
