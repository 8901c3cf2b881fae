import { addMonths } from '#kit/contract/days.ts'

/** Kip a month of one kind from a first to a last month ('YYYY-MM'); null: no limit. */
export interface BenefitMonths {
  type: number
  amount: number
  first_month: string | null
  last_month: string | null
}

export interface StoredBenefit extends BenefitMonths {
  id: number
  name: string
}

/** A line of a request: with an id it is that stored one, otherwise the present one of its kind, if there is one. Missing months stay. */
export interface BenefitLine {
  id?: number | null | undefined
  type: number
  amount: number
  first_month?: string | null | undefined
  last_month?: string | null | undefined
}

/** What a changed benefit means: it was wrong, or there is another one from a month on. */
export type BenefitMeaning = { kind: 'correction' } | { kind: 'change'; first_month: string }

export interface PlannedBenefit extends BenefitMonths {
  /** Null: a new one. */
  id: number | null
}

export type BenefitFault = 'unknown' | 'repeated' | 'before_first' | 'after_last'

export interface BenefitPlan {
  /** All benefits of the employee after the change. */
  rows: PlannedBenefit[]
  /** Benefits that have begun and change without saying how; `target` is null if one is removed. */
  unclear: { stored: StoredBenefit; target: number | null }[]
  /** By the line's place in the request. */
  faults: { at: number; field: 'id' | 'first_month' | 'last_month'; fault: BenefitFault }[]
}

export const isOver = ({ last_month }: BenefitMonths, month: string): boolean =>
  last_month !== null && last_month < month

const hasBegun = ({ first_month }: BenefitMonths, month: string) =>
  first_month === null || first_month <= month

type Planned = PlannedBenefit & { at: number | null }

/**
 * The benefits after a save in `month` ('YYYY-MM'). `lines` are those that are not over; what is over stays, unless a line with its id
 * changes it. A changed amount, and a removed line, needs a meaning if it has begun; changed months are what they say.
 */
export function planBenefits(
  stored: readonly StoredBenefit[],
  lines: readonly BenefitLine[],
  { meaning, month }: { meaning?: BenefitMeaning | null | undefined; month: string },
): BenefitPlan {
  const plan: BenefitPlan = { rows: [], unclear: [], faults: [] }
  const matched = matchLines(stored, lines, month)
  const planned: Planned[] = []
  lines.forEach((line, at) => {
    const before = matched[at]
    if (line.id != null && !before) plan.faults.push({ at, field: 'id', fault: 'unknown' })
    else planned.push(...rowsOfLine(line, before, { at, meaning, month, plan }))
  })
  for (const before of stored.filter((row) => !matched.includes(row))) {
    const isRemoved = !isOver(before, month)
    const needsMeaning = isRemoved && hasBegun(before, month)
    if (needsMeaning && !meaning) plan.unclear.push({ stored: before, target: null })
    const kept = needsMeaning && meaning ? endedBy(before, meaning) : isRemoved ? null : before
    if (kept) planned.push({ ...monthsOf(kept), id: before.id, at: null })
  }
  plan.faults.push(...overlaps(planned))
  plan.rows = planned.map(({ at: _, ...row }) => row)
  return plan
}

const monthsOf = ({ type, amount, first_month, last_month }: BenefitMonths): BenefitMonths => ({
  ...{ type, amount, first_month, last_month },
})

/** The stored benefit of each line. */
export function matchLines(
  stored: readonly StoredBenefit[],
  lines: readonly BenefitLine[],
  month: string,
): (StoredBenefit | undefined)[] {
  const open = new Set(stored)
  const take = (row: StoredBenefit | undefined) => {
    if (row) open.delete(row)
    return row
  }
  const byId = lines.map(({ id }) => (id == null ? undefined : take([...open].find((row) => row.id === id))))
  return lines.map(({ id, type, first_month }, at) => {
    if (id != null) return byId[at]
    // A line that names its first month is another one than those with another first month.
    return take(
      [...open].find(
        (row) =>
          row.type === type &&
          !isOver(row, month) &&
          (first_month === undefined || row.first_month === first_month),
      ),
    )
  })
}

interface Planning {
  at: number
  meaning?: BenefitMeaning | null | undefined
  month: string
  plan: BenefitPlan
}

function rowsOfLine(
  line: BenefitLine,
  before: StoredBenefit | undefined,
  { at, meaning, month, plan }: Planning,
): Planned[] {
  const first_month =
    line.first_month === undefined ? (before ? before.first_month : month) : line.first_month
  const last_month = line.last_month === undefined ? (before?.last_month ?? null) : line.last_month
  const row = { id: before?.id ?? null, type: line.type, amount: line.amount, first_month, last_month, at }
  if (first_month !== null && last_month !== null && last_month < first_month) {
    plan.faults.push({ at, field: 'last_month', fault: 'before_first' })
    return [row]
  }
  const isSame = before && before.type === line.type && before.amount === line.amount
  if (!before || isSame || !hasBegun(before, month)) return [row]
  if (!meaning) plan.unclear.push({ stored: before, target: line.amount })
  if (meaning?.kind !== 'change') return [row]
  const from = meaning.first_month
  if (first_month !== null && from <= first_month) return [row]
  if (last_month !== null && from > last_month) {
    plan.faults.push({ at, field: 'last_month', fault: 'after_last' })
    return [row]
  }
  const former = { ...row, type: before.type, amount: before.amount, last_month: addMonths(from, -1) }
  return [former, { ...row, id: null, first_month: from }]
}

/** A removed benefit: ends before the month from which it is removed. Null: nothing of it is left. */
function endedBy(before: StoredBenefit, meaning: BenefitMeaning): StoredBenefit | null {
  if (meaning.kind === 'correction') return null
  const { first_month: from } = meaning
  if (before.first_month !== null && from <= before.first_month) return null
  if (before.last_month !== null && before.last_month < from) return before
  return { ...before, last_month: addMonths(from, -1) }
}

const byFirst = (one: BenefitMonths, other: BenefitMonths) =>
  (one.first_month ?? '').localeCompare(other.first_month ?? '')

/** Lines that give an employee the same kind twice in a month. */
function overlaps(rows: readonly Planned[]): BenefitPlan['faults'] {
  return Object.values(Object.groupBy(rows, ({ type }) => type)).flatMap((same = []) => {
    const inOrder = same.toSorted(byFirst)
    return inOrder.flatMap((row, place) => {
      const before = inOrder[place - 1]
      const isApart = !before || (before.last_month !== null && before.last_month < (row.first_month ?? ''))
      if (isApart) return []
      const at = Math.max(row.at ?? 0, before.at ?? 0)
      return [{ at, field: 'first_month' as const, fault: 'repeated' as const }]
    })
  })
}

/** The benefits of one kind after it is `amount` from a month on, until the next planned one. 0: none. */
export function benefitFrom(
  stored: readonly PlannedBenefit[],
  { type, amount, month }: { type: number; amount: number; month: string },
): PlannedBenefit[] {
  const before = stored.filter(({ first_month }) => (first_month ?? '') < month)
  const next = stored.filter(({ first_month }) => first_month !== null && first_month > month).sort(byFirst)
  const current = stored.find(
    (row) => (row.first_month ?? '') <= month && (row.last_month === null || row.last_month >= month),
  )
  if (current?.amount === amount) return [...stored]
  const until = next[0]?.first_month ?? null
  const last_month = current ? current.last_month : until && addMonths(until, -1)
  const id = current?.first_month === month ? current.id : null
  return [
    ...before.map((row) => (row === current ? { ...row, last_month: addMonths(month, -1) } : row)),
    ...(amount > 0 ? [{ id, type, amount, first_month: month, last_month }] : []),
    ...next,
  ]
}
