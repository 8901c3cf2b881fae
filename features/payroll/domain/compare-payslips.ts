import type { How, LineCode, PayslipLine } from '#engines/payroll/explanation.ts'
import { isInGroup } from './line-kinds.ts'

/** The input of a line that has changed: the base salary, the days, the minutes, … with old and new value. */
export type CauseReason = {
  what:
    | 'base_salary'
    | 'days'
    | 'half_days'
    | 'minutes'
    | 'amount'
    | 'years'
    | 'late_days'
    | 'taxable'
    | 'sso_base'
  from: number
  to: number
}

export type LineDifference = {
  code: LineCode
  name: string | null
  before: number
  after: number
  difference: number
  reason: CauseReason | null
}

/** The parts of a payslip that a comparison reads. */
export type ComparedSide = { lines: readonly PayslipLine[]; sso_base: number; taxable: number }

/** Sums of others, and lines paid by the company, cannot cause a change in net pay; the gross can, if it was raised to 0. */
const isNoCause = ({ code }: PayslipLine) =>
  code !== 'gross' && !isInGroup(code, 'earnings', 'before', 'after')

/** One line of each kind: overtime by its multiplier, items by name. */
function keyOf(line: PayslipLine): string {
  const detail =
    line.how.kind === 'absence_rule'
      ? line.how.type
      : line.how.kind === 'minutes'
        ? line.how.rate.join('/')
        : ''
  return [line.code, line.name ?? '', detail].join('|')
}

/** The effect of a line on net pay; a gross amount that was raised to 0 counts with the raise. */
const effectOf = (line: PayslipLine) =>
  line.code === 'gross' ? (line.how.kind === 'gross' ? -(line.how.floored ?? 0) : 0) : line.amount

type Pair = { before?: PayslipLine; after?: PayslipLine; beforeSum: number; afterSum: number }

/** The changes in net pay by line, largest first; the differences add up to the difference in net pay. */
export function compareLines(before: ComparedSide, after: ComparedSide): LineDifference[] {
  const pairs = new Map<string, Pair>()
  const pairOf = (line: PayslipLine) => {
    const pair = pairs.get(keyOf(line)) ?? { beforeSum: 0, afterSum: 0 }
    pairs.set(keyOf(line), pair)
    return pair
  }
  for (const line of before.lines) {
    if (isNoCause(line)) continue
    const pair = pairOf(line)
    pair.before = line
    pair.beforeSum += effectOf(line)
  }
  for (const line of after.lines) {
    if (isNoCause(line)) continue
    const pair = pairOf(line)
    pair.after = line
    pair.afterSum += effectOf(line)
  }
  const differences = [...pairs.values()].flatMap((pair) => {
    const difference = pair.afterSum - pair.beforeSum
    const line = pair.after ?? pair.before
    if (difference === 0 || !line) return []
    const reason = reasonOf(line.code, pair, before, after)
    const { code, name = null } = line
    return [{ code, name, before: pair.beforeSum, after: pair.afterSum, difference, reason }]
  })
  return differences.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}

function reasonOf(code: LineCode, pair: Pair, before: ComparedSide, after: ComparedSide): CauseReason | null {
  if (code === 'sso') return changed('sso_base', before.sso_base, after.sso_base)
  if (code === 'tax') return changed('taxable', before.taxable, after.taxable)
  const from = pair.before ? measuresOf(pair.before.how) : {}
  const to = pair.after ? measuresOf(pair.after.how) : {}
  const names = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<CauseReason['what']>
  for (const what of names) {
    const reason = changed(what, from[what] ?? 0, to[what] ?? 0)
    // A base salary from or to nothing only means that one side has no such line.
    if (reason && (what !== 'base_salary' || (reason.from > 0 && reason.to > 0))) return reason
  }
  return null
}

const changed = (what: CauseReason['what'], from: number, to: number): CauseReason | null =>
  from === to ? null : { what, from, to }

const total = <T>(terms: readonly T[], of: (term: T) => number) =>
  terms.reduce((sum, term) => sum + of(term), 0)

/** The day-weighted monthly base salary in kip: distinguishes a raise in the middle of the month from one at its start. */
const meanBase = (terms: readonly { base: number; days: number }[]) => {
  const days = total(terms, (term) => term.days)
  return days === 0 ? 0 : Math.round(total(terms, (term) => term.base * term.days) / days)
}

/** The inputs of a line, the most informative first. */
function measuresOf(how: How): Partial<Record<CauseReason['what'], number>> {
  switch (how.kind) {
    case 'monthly':
      return { base_salary: meanBase(how.terms), days: total(how.terms, (term) => term.days) }
    case 'worked_days':
      return {
        half_days: total(how.terms, (term) => term.present + term.leave + term.holiday),
        base_salary: how.terms.at(-1)?.base ?? 0,
      }
    case 'seniority':
      return { years: how.years }
    case 'prorated':
      return { amount: how.amount, days: how.days }
    case 'minutes':
      return { minutes: total(how.terms, (term) => term.minutes), base_salary: how.terms.at(-1)?.base ?? 0 }
    case 'money':
      return { amount: how.amount }
    case 'percent':
      return { base_salary: how.base }
    case 'absence':
      return {
        half_days: total(how.terms, (term) => term.absent + term.unpaid),
        base_salary: how.terms.at(-1)?.base ?? 0,
      }
    case 'absence_rule':
      return { half_days: how.halves }
    case 'late':
      return { late_days: total(how.tiers, (tier) => tier.days) + how.free }
    default:
      return {}
  }
}
