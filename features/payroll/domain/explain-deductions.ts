import type { How } from '#engines/payroll/explanation.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { exactText, fraction, halfDaysText, kipText, scaled } from './exact-numbers.ts'
import { together } from './explain-base-pay.ts'

type Deduction = Extract<How, { kind: 'absence' | 'absence_rule' | 'late' }>

export function explainDeduction(how: Deduction, amount: number, texts: LineTexts): string[] {
  const deducted = Math.abs(amount)
  if (how.kind === 'absence') return explainAbsence(how, deducted, texts)
  if (how.kind === 'late') return explainLate(how, deducted, texts)
  const values = { days: halfDaysText(how.halves), count: String(how.count), amount: kipText(deducted) }
  return [how.type === 'late' ? texts.lateRule(values) : texts.absentRule(values)]
}

function explainAbsence(
  how: Extract<How, { kind: 'absence' }>,
  deducted: number,
  texts: LineTexts,
): string[] {
  const divisor = scaled(how.daysPerMonth)
  const sum = (key: 'absent' | 'unpaid') => how.terms.reduce((all, term) => all + term[key], 0)
  const parts = how.terms.map(({ base, absent, unpaid }) =>
    exactText(fraction(BigInt(base) * BigInt(absent + unpaid) * divisor.den, 2n * divisor.num)),
  )
  const lines = how.terms.map(({ base, absent, unpaid }, index) =>
    texts.absence({
      base: kipText(base),
      divisor: String(how.daysPerMonth),
      days: halfDaysText(absent + unpaid),
      part: parts[index] ?? '',
    }),
  )
  const days = texts.absentDays({
    absent: halfDaysText(sum('absent')),
    unpaid: halfDaysText(sum('unpaid')),
  })
  if (how.cap !== undefined) return [days, ...lines, texts.capped(kipText(how.cap))]
  return [days, ...lines, ...together(parts, deducted, texts)]
}

function explainLate(how: Extract<How, { kind: 'late' }>, deducted: number, texts: LineTexts): string[] {
  const parts = how.tiers.map((tier) => kipText(tier.amount * tier.days))
  const lines = how.tiers.map((tier, index) =>
    texts.lateTier({
      days: String(tier.days),
      amount: kipText(tier.amount),
      minutes: String(tier.minutes),
      part: parts[index] ?? '',
    }),
  )
  const free = how.free > 0 ? [texts.lateFree(String(how.free))] : []
  return [...lines, ...free, ...together(parts, deducted, texts)]
}
