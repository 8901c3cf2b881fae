import type { BaseTerm, How } from '#engines/payroll/explanation.ts'
import { amountText } from '#kit/contract/currency.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { exactText, fraction, halfDaysText, kipText, rateText, scaled } from './exact-numbers.ts'

type Of<K extends How['kind']> = Extract<How, { kind: K }>

/** The days on which the base salary changes. */
function raises(terms: readonly { base: number; from: string }[], texts: LineTexts): string[] {
  return terms.flatMap((term, index) => {
    const before = terms[index - 1]
    if (!before || before.base === term.base) return []
    return [
      texts.raise({ date: formatDate(term.from), before: kipText(before.base), after: kipText(term.base) }),
    ]
  })
}

/** Each base salary in another currency, and its value in kip with the rate and the day of the rate. */
function conversions(terms: readonly BaseTerm[], texts: LineTexts): string[] {
  const sentences = terms.flatMap(({ base, foreign }) => {
    if (!foreign || foreign.rate === null) return []
    const { currency, amount, rate, day, from } = foreign
    return [
      texts.converted({
        amount: amountText(amount, currency),
        rate: rateText(rate),
        day: formatDate(day),
        since: from !== null && from !== day ? formatDate(from) : '',
        base: kipText(base),
      }),
    ]
  })
  return [...new Set(sentences)]
}

/** Two or more parts are added before the sum is rounded. */
export function together(parts: readonly string[], amount: number, texts: LineTexts): string[] {
  return parts.length < 2 ? [] : [texts.sumOfParts({ parts: parts.join(' + '), amount: kipText(amount) })]
}

export function explainBasePay({ terms, of }: Of<'monthly'>, amount: number, texts: LineTexts): string[] {
  const [only] = terms
  if (only && terms.length === 1 && only.days === of)
    return [...conversions(terms, texts), texts.wholePeriod(kipText(only.base), String(of))]
  const parts = terms.map(({ base, days }) => exactText(fraction(BigInt(base) * BigInt(days), BigInt(of))))
  const lines = terms.map((term, index) =>
    texts.partOfPeriod({
      base: kipText(term.base),
      of: String(of),
      days: String(term.days),
      from: formatDate(term.from),
      to: formatDate(term.to),
      part: parts[index] ?? '',
    }),
  )
  return [...conversions(terms, texts), ...raises(terms, texts), ...lines, ...together(parts, amount, texts)]
}

export function explainWorkedDays(how: Of<'worked_days'>, amount: number, texts: LineTexts): string[] {
  const divisor = scaled(how.daysPerMonth)
  const sum = (key: 'present' | 'leave' | 'holiday') => how.terms.reduce((all, term) => all + term[key], 0)
  const parts = how.terms.map(({ base, present, leave, holiday }) => {
    const halves = BigInt(present + leave + holiday)
    return exactText(fraction(BigInt(base) * halves * divisor.den, 2n * divisor.num))
  })
  const lines = how.terms.map((term, index) => {
    const text = texts.paidDays({
      base: kipText(term.base),
      divisor: String(how.daysPerMonth),
      days: halfDaysText(term.present + term.leave + term.holiday),
      part: parts[index] ?? '',
    })
    if (how.terms.length === 1) return text
    return `${texts.fromTo({ from: formatDate(term.from), to: formatDate(term.to) })}: ${text}`
  })
  const days = texts.paidDaysAre({
    present: halfDaysText(sum('present')),
    leave: halfDaysText(sum('leave')),
    holiday: halfDaysText(sum('holiday')),
  })
  return [
    ...conversions(how.terms, texts),
    ...raises(how.terms, texts),
    days,
    ...lines,
    ...together(parts, amount, texts),
  ]
}
