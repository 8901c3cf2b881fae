import type { PayslipLine } from '#engines/payroll/explanation.ts'
import type { Law } from '#engines/payroll/law/types.ts'
import { computePayslip } from '#engines/payroll/payslip.ts'
import type {
  Benefit,
  CannotPay,
  CompanyRules,
  DifferenceCause,
  PayslipFacts,
} from '#engines/payroll/types.ts'
import {
  benefitCauses,
  type Causes,
  causesOf,
  employmentCauses,
  isSameCause,
  type PayChanges,
  reversed,
  salaryCauses,
} from './difference-causes.ts'
import { type DifferenceLine, keyOf, type PricedLine, pricedLines } from './difference-lines.ts'

/** The facts that have dates: the only ones that are taken from today. Null: not employed in the range. */
export type DatedFacts = Pick<PayslipFacts, 'segments' | 'lateDays' | 'benefits'> & {
  employee: Pick<PayslipFacts['employee'], 'startDate' | 'endDate'>
}

/** A payslip of a locked run: null for somebody who had none. */
export interface LockedPayslip {
  lines: readonly PayslipLine[]
  facts: PayslipFacts
  /** Of the run, with the own items of the employee. */
  rules: CompanyRules
  law: Law
}

export interface Comparison {
  locked: LockedPayslip
  /** False: the person had no payslip, and all of `facts` is from today. */
  hadPayslip: boolean
  today: DatedFacts | null
  changes: PayChanges
  /** The lines of earlier differences of this payslip that were settled. */
  settled: readonly DifferenceLine[]
}

export type ComparedPay = { ok: true; lines: DifferenceLine[] } | { ok: false; problem: CannotPay }

/**
 * What a payslip of a locked run would be more or less today, line by line before the gross: computed with today's days, overtime, base
 * salaries, benefits and employment, and with everything else as the run stored it (marks, items, rules, law). What was settled
 * before counts as paid. The amounts add up to the difference in gross. Whole kip.
 */
export function comparePay(comparison: Comparison): ComparedPay {
  const { locked, today, hadPayslip } = comparison
  const facts = today && factsOfToday(locked.facts, today, comparison.settled)
  const result = facts && computePayslip(facts, locked.rules, locked.law)
  if (result && !result.ok && result.problem.code !== 'not_employed') return result
  const now = result?.ok ? pricedLines(result.payslip.lines) : new Map<string, PricedLine>()
  const was = pricedLines(locked.lines)
  const causes: Causes = {
    changes: comparison.changes,
    salary: facts && hadPayslip ? salaryCauses(locked.facts, facts) : [],
    benefits: facts && hadPayslip ? benefitCauses(locked.facts.benefits, facts.benefits) : [],
    employment: hadPayslip ? employmentOf(locked.facts, facts) : [{ kind: 'no_payslip' }],
  }
  const benefits = [...locked.facts.benefits, ...(facts?.benefits ?? [])]
  return { ok: true, lines: differences({ was, now, causes, comparison, benefits }) }
}

const factsOfToday = (
  stored: PayslipFacts,
  today: DatedFacts,
  settled: readonly DifferenceLine[],
): PayslipFacts => ({
  ...stored,
  employee: { ...stored.employee, ...today.employee },
  segments: today.segments,
  lateDays: today.lateDays,
  benefits: today.benefits.map((benefit) => asPaid(benefit, stored.benefits, settled)),
})

/** Name, tax and social security of a benefit have no dates: they stay as the run, or the settled difference, stored them. */
function asPaid(benefit: Benefit, stored: readonly Benefit[], settled: readonly DifferenceLine[]): Benefit {
  const known = stored.find((one) => isSameKind(one, benefit))
  if (known) return { ...benefit, name: known.name, taxable: known.taxable, inSsoBase: known.inSsoBase }
  const line = settled.find((one) => one.benefit !== undefined && one.benefit === benefit.type)
  if (!line) return benefit
  return { ...benefit, name: line.name ?? benefit.name, taxable: line.taxable, inSsoBase: line.in_sso_base }
}

/** Payslips of earlier versions have no kinds of benefits. */
const isSameKind = (some: Benefit, other: Benefit) =>
  some.type === undefined || other.type === undefined ? some.name === other.name : some.type === other.type

/** Not employed in the range any more: the employment began later or ended before. */
function employmentOf(was: PayslipFacts, now: PayslipFacts | null): DifferenceCause[] {
  return now ? employmentCauses(was, now) : [{ kind: 'end', was: was.employee.endDate, now: was.period.from }]
}

interface Sides {
  was: ReadonlyMap<string, PricedLine>
  now: ReadonlyMap<string, PricedLine>
  causes: Causes
  comparison: Comparison
  benefits: readonly Benefit[]
}

function differences({ was, now, causes, comparison, benefits }: Sides): DifferenceLine[] {
  const settled = settledByKey(comparison.settled)
  const keys = new Set([...was.keys(), ...now.keys(), ...settled.keys()])
  const isByDays = comparison.locked.rules.mode === 'worked-days'
  return [...keys].flatMap((key): DifferenceLine[] => {
    const line = now.get(key) ?? was.get(key) ?? settled.get(key)
    if (!line) return []
    const before = was.get(key)?.amount ?? 0
    const today = now.get(key)?.amount ?? 0
    const paid = settled.get(key)
    const amount = today - before - (paid?.amount ?? 0)
    if (amount === 0) return []
    const { code, name, detail, taxable, in_sso_base } = line
    const own = comparison.hadPayslip ? causesOf(line, causes, isByDays) : [...causes.employment]
    const fresh = own.filter((cause) => !paid?.causes.some((one) => isSameCause(one, cause)))
    const back = own.length === 0 && today === before && paid ? reversed(paid.causes) : []
    return [
      {
        ...kindOf(line, benefits),
        ...{ code, name, detail, was: before, now: today, settled: paid?.amount ?? 0, amount },
        ...{ taxable, in_sso_base, causes: [...(fresh.length > 0 ? fresh : own), ...back] },
      },
    ]
  })
}

const kindOf = (
  { code, name }: PricedLine,
  benefits: readonly Benefit[],
): Pick<DifferenceLine, 'benefit'> => {
  const type = code === 'benefit' ? benefits.find((one) => one.name === name)?.type : undefined
  return type === undefined ? {} : { benefit: type }
}

/** The settled lines, equal ones added; the causes are those of the last one. */
function settledByKey(lines: readonly DifferenceLine[]): Map<string, DifferenceLine> {
  const settled = new Map<string, DifferenceLine>()
  for (const line of lines) {
    const amount = (settled.get(keyOf(line))?.amount ?? 0) + line.amount
    settled.set(keyOf(line), { ...line, amount })
  }
  return settled
}

/** The lines that take back what was settled, for somebody to whom a run owes nothing. */
export const withdrawnPay = (settled: readonly DifferenceLine[]): DifferenceLine[] =>
  [...settledByKey(settled).values()]
    .filter(({ amount }) => amount !== 0)
    .map((line) => ({
      ...line,
      ...{ was: 0, now: 0, settled: line.amount, amount: -line.amount, causes: reversed(line.causes) },
    }))

export const sumOf = (lines: readonly Pick<DifferenceLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
