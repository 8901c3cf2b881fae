import type { ConditionMet, How, LinePayment, MonthsOfYear } from '#engines/payroll/explanation.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { kipText, percentText } from './exact-numbers.ts'

type Item = Extract<How, { kind: 'seniority' | 'prorated' | 'money' | 'percent' }>

/** Allowances, benefits, other incomes and deductions. */
export function explainItem(how: Item, texts: LineTexts): string[] {
  switch (how.kind) {
    case 'seniority': {
      const min = String(how.min)
      const band = how.max === null ? texts.openBand(min) : texts.band({ min, max: String(how.max) })
      return [texts.years(String(how.years)), band]
    }
    case 'prorated':
      return [prorated(how, texts), ...marks(how, texts)]
    case 'money':
      return [
        texts.fixed(kipText(how.amount)),
        ...months(how, texts),
        ...condition(how.condition, texts),
        ...marks(how, texts),
      ]
    case 'percent': {
      const rate = texts.percentOf({ base: kipText(how.base), percent: percentText(how.rate) })
      return [rate, ...months(how, texts), ...condition(how.condition, texts), ...marks(how, texts)]
    }
  }
}

function prorated(how: Extract<How, { kind: 'prorated' }>, texts: LineTexts): string {
  const amount = kipText(how.amount)
  if (how.days === how.of) return texts.wholeAmount(amount)
  return texts.partOfAmount({ amount, of: String(how.of), days: String(how.days) })
}

const months = ({ months: ofYear }: { months?: MonthsOfYear }, texts: LineTexts): string[] =>
  ofYear ? [texts.months({ count: String(ofYear.count), year: String(ofYear.year) })] : []

function marks(how: { taxable?: boolean; inSsoBase?: boolean }, texts: LineTexts): string[] {
  return [
    ...(how.taxable === false ? [texts.notTaxable] : []),
    ...(how.inSsoBase === false ? [texts.notInSsoBase] : []),
  ]
}

function condition(met: ConditionMet | undefined, texts: LineTexts): string[] {
  if (!met) return []
  if (met.kind === 'years_at_least')
    return [texts.yearsAtLeast({ has: String(met.has), value: String(met.value) })]
  const values = { has: kipText(met.has), value: kipText(met.value) }
  return [met.kind === 'base_at_least' ? texts.baseAtLeast(values) : texts.baseAtMost(values)]
}

/** Which part of a total the line pays, what is left, and why it is less than what was due. */
export function explainPayment(payment: LinePayment | undefined, taken: number, texts: LineTexts): string[] {
  if (!payment?.instalment) return []
  const { number, of, total, left } = payment.instalment
  const values = { number: String(number), of: String(of), total: kipText(total), left: kipText(left) }
  const due =
    payment.due === undefined ? [] : [texts.upToNet({ due: kipText(payment.due), taken: kipText(taken) })]
  return [texts.instalment(values), ...due]
}
