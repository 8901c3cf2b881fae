import type { LineCode } from '#engines/payroll/explanation.ts'
import type { Benefit, DifferenceCause, PayslipFacts } from '#engines/payroll/types.ts'
import type { PricedLine } from './difference-lines.ts'
import { LINE_KINDS } from './line-kinds.ts'

/** What pay depends on in a derived day; null where the day has no result. Minutes and half days. */
export interface DayFacts {
  result: string
  late: number
  early: number
  night: number
  present: number
  absent: number
  paid: number
  unpaid: number
  holiday: number
}

/** A day of a locked run that changed after the approval. */
export interface DayChange {
  day: string
  was: DayFacts | null
  now: DayFacts | null
}

/** Minutes of overtime of a day, all multipliers. */
export interface OvertimeChange {
  day: string
  was: number
  now: number
}

export interface PayChanges {
  days: readonly DayChange[]
  overtime: readonly OvertimeChange[]
}

type Dated = Pick<PayslipFacts, 'employee' | 'segments' | 'period'>

/** A day in words' codes: its result, with half a day of leave after `+`. */
export function dayState(facts: DayFacts | null): string | null {
  if (!facts) return null
  const leave = facts.unpaid > 0 ? 'unpaid_leave' : 'paid_leave'
  if (facts.result === 'leave') return leave
  return facts.paid + facts.unpaid > 0 ? `${facts.result}+${leave}` : facts.result
}

type ReadNumber = (facts: DayFacts) => number
const numberOf = (facts: DayFacts | null, read: ReadNumber) => (facts ? read(facts) : 0)
const differs = ({ was, now }: DayChange, read: ReadNumber) => numberOf(was, read) !== numberOf(now, read)

const resultCauses = (changes: PayChanges, read: ReadNumber): DifferenceCause[] =>
  changes.days
    .filter((change) => differs(change, read))
    .map(({ day, was, now }) => ({ kind: 'day', day, was: dayState(was), now: dayState(now) }))

const minuteCauses = (changes: PayChanges, kind: 'late' | 'early' | 'night'): DifferenceCause[] =>
  changes.days
    .filter((change) => differs(change, (facts) => facts[kind]))
    .map(({ day, was, now }) => ({
      ...{ kind, day },
      was: numberOf(was, (facts) => facts[kind]),
      now: numberOf(now, (facts) => facts[kind]),
    }))

const overtimeCauses = (changes: PayChanges): DifferenceCause[] =>
  changes.overtime.filter(({ was, now }) => was !== now).map((change) => ({ kind: 'overtime', ...change }))

const baseOn = (segments: PayslipFacts['segments'], day: string) =>
  segments.find(({ from, to }) => from <= day && day <= to)?.base ?? null

/** Each day from which the base salary differs, until it differs in another way. */
export function salaryCauses(was: Dated, now: Dated): DifferenceCause[] {
  const starts = [...new Set([...was.segments, ...now.segments].map(({ from }) => from))].sort()
  const causes: (DifferenceCause & { kind: 'salary' })[] = []
  for (const day of starts) {
    const pair = { was: baseOn(was.segments, day), now: baseOn(now.segments, day) }
    const last = causes.at(-1)
    if (pair.was !== pair.now && !(last?.was === pair.was && last.now === pair.now))
      causes.push({ kind: 'salary', day, ...pair })
  }
  return causes
}

/** An end after the range is none. */
const endOf = ({ employee, period }: Dated) =>
  employee.endDate !== null && employee.endDate < period.to ? employee.endDate : null

export function employmentCauses(was: Dated, now: Dated): DifferenceCause[] {
  const causes: DifferenceCause[] = []
  if (was.employee.startDate !== now.employee.startDate)
    causes.push({ kind: 'start', was: was.employee.startDate, now: now.employee.startDate })
  if (endOf(was) !== endOf(now)) causes.push({ kind: 'end', was: endOf(was), now: endOf(now) })
  return causes
}

/** Each benefit that is another amount a month, is new, or is no longer there. */
export function benefitCauses(was: readonly Benefit[], now: readonly Benefit[]): DifferenceCause[] {
  const amountIn = (benefits: readonly Benefit[], name: string) => {
    const own = benefits.filter((one) => one.name === name)
    return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0)
  }
  return [...new Set([...was, ...now].map(({ name }) => name))]
    .map((name) => ({ kind: 'benefit' as const, name, was: amountIn(was, name), now: amountIn(now, name) }))
    .filter((cause) => cause.was !== cause.now)
}

export interface Causes {
  changes: PayChanges
  benefits: readonly DifferenceCause[]
  salary: readonly DifferenceCause[]
  employment: readonly DifferenceCause[]
}

const paidDays: ReadNumber = (facts) => facts.present + facts.paid + facts.holiday
const notPaid: ReadNumber = (facts) => facts.absent + facts.unpaid
const absent: ReadNumber = (facts) => facts.absent

/** The days of a line, if it depends on days. Base pay does so only by worked days. */
const DAY_CAUSES: Partial<Record<LineCode, (changes: PayChanges, detail: string) => DifferenceCause[]>> = {
  base: (changes) => resultCauses(changes, paidDays),
  overtime: overtimeCauses,
  night: (changes) => minuteCauses(changes, 'night'),
  absence: (changes) => resultCauses(changes, notPaid),
  absence_rule: (changes, type) =>
    type === 'late' ? minuteCauses(changes, 'late') : resultCauses(changes, absent),
  late: (changes) => minuteCauses(changes, 'late'),
  early: (changes) => minuteCauses(changes, 'early'),
}

/** Why a line differs: the changed days, base salaries, benefits and employment that it is computed from. */
export function causesOf(
  { code, detail, name }: Pick<PricedLine, 'code' | 'detail' | 'name'>,
  { changes, salary, benefits, employment }: Causes,
  isByDays: boolean,
): DifferenceCause[] {
  const days = code === 'base' && !isByDays ? [] : (DAY_CAUSES[code]?.(changes, detail) ?? [])
  const { dependsOn = [] } = LINE_KINDS[code]
  return [
    ...(dependsOn.includes('employment') ? employment : []),
    ...(dependsOn.includes('salary') ? salary : []),
    ...(code === 'benefit' ? benefits.filter((one) => one.kind === 'benefit' && one.name === name) : []),
    ...days,
  ]
}

/** The causes of a difference that was settled and is taken back. */
export const reversed = (causes: readonly DifferenceCause[]): DifferenceCause[] =>
  causes.map((cause): DifferenceCause => {
    switch (cause.kind) {
      case 'no_payslip':
        return cause
      case 'day':
      case 'salary':
      case 'benefit':
      case 'start':
      case 'end':
        return { ...cause, was: cause.now, now: cause.was } as DifferenceCause
      default:
        return { ...cause, was: cause.now, now: cause.was }
    }
  })

const causeKey = (cause: DifferenceCause) =>
  Object.entries(cause)
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join('|')

/** Whatever the order of their keys, which jsonb changes. */
export const isSameCause = (a: DifferenceCause, b: DifferenceCause) => causeKey(a) === causeKey(b)
