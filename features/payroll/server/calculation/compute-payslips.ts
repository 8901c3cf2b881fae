import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Law } from '#engines/payroll/law/types.ts'
import { limitDifferences } from '#engines/payroll/limit-differences.ts'
import { computePayslip } from '#engines/payroll/payslip.ts'
import type { PayslipResult } from '#engines/payroll/payslip-result.ts'
import { readLeaveLeft } from '#features/leave/server/index.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { ITEM_CODES } from '../../domain/line-kinds.ts'
import { standOut } from '../../domain/stand-out.ts'
import { digestFacts } from '../changes/fact-digest.ts'
import { type RunReviewFacts, readReviewFacts } from '../reviews/review-facts.ts'
import type { RunRecord } from '../runs/run-record.ts'
import type { PartlySettled } from '../settlements/settled-days.ts'
import { type RunRules, readRules } from './company-rules.ts'
import { idsToPay } from './employees-to-pay.ts'
import { factsInBatches } from './facts-in-batches.ts'
import type { Heartbeat } from './heartbeat.ts'
import { itemsOf, type PayScope, readScope } from './pay-scope.ts'
import { PAYSLIP_COLUMNS, payslipRow } from './payslip-row.ts'
import type { PersonFacts } from './read-facts.ts'
import { type ProblemRow, type RunTotals, startTotals } from './run-totals.ts'

export interface Computed {
  totals: RunTotals
  problems: ProblemRow[]
  rules: RunRules['rules']
  law: Law
  /** The digests of the facts of each employee by id, also of those who cannot be paid. */
  facts: Record<number, string>
}

type Beat = Pick<Heartbeat, 'report' | 'check'>

interface Job {
  companyId: number
  run: RunRecord
  calculationId: number
  /** The day of the calculation in Laos. */
  today: string
  heartbeat: Beat
}

/**
 * Computes every payslip of the run and writes them under the calculation's id, all or none. All data is read from
 * one snapshot. Reading, computing and copying overlap, so that a run takes little longer than the slowest of them.
 */
export function computePayslips(db: Database, job: Job): Promise<Computed> {
  const { companyId, run, heartbeat } = job
  return db.inCompany(
    companyId,
    async (tx) => {
      heartbeat.report('reading', 0, 0)
      const inputs = await readInputs(tx, companyId, run)
      await db.bulk(companyId).copy('payslip', PAYSLIP_COLUMNS, payslipRows(tx, job, inputs))
      return computedOf(inputs)
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

const SILENT: Beat = { report: () => {}, check: () => {} }

/**
 * Computes the payslip of one employee as `computePayslips` computes it among the others; the caller writes it. `row`: null for
 * somebody who cannot be paid, or whom the run does not pay.
 */
export async function computeOnePayslip(
  tx: Tx,
  { companyId, run, calculationId, today }: Omit<Job, 'heartbeat'>,
  employeeId: number,
): Promise<Computed & { row: unknown[] | null }> {
  const inputs = await readInputs(tx, companyId, run, employeeId)
  const job = { companyId, run, calculationId, today, heartbeat: SILENT }
  const rows: unknown[][] = []
  for await (const batch of payslipRows(tx, job, inputs)) rows.push(...batch)
  return { ...computedOf(inputs), row: rows[0] ?? null }
}

/** Everything that payslips of a run have in common, and whom it pays: all, or only one of them. */
async function readInputs(tx: Tx, companyId: number, run: RunRecord, only?: number): Promise<Known> {
  const law = await readLaw(tx, run.to_date)
  const scope = await readScope(tx, run)
  const rules = await readRules(tx, companyId, run, itemsOf(scope))
  const isNamed = (id: number) => only === undefined || id === only
  const ids = (await idsToPay(tx, companyId, rangeOf(run), scope)).filter(isNamed)
  const reviewFacts = await readReviewFacts(tx, companyId, run)
  const problems = scope.partlySettled.filter(({ id }) => isNamed(id)).map(settledInPart)
  return { ids, law, rules, scope, reviewFacts, totals: startTotals(), problems, facts: {} }
}

const computedOf = ({ totals, problems, rules, law, facts }: Known): Computed => ({
  ...{ totals: totals.result(problems), problems, rules: rules.rules, law, facts },
})

const settledInPart = ({ id, emp_number, name }: PartlySettled): ProblemRow => ({
  ...{ employee_id: id, emp_number, name },
  ...{ code: 'partly_settled', params: {} },
})

const rangeOf = (run: RunRecord) => ({ from: run.from_date, to: run.to_date })

interface Known {
  ids: readonly number[]
  law: Law
  rules: RunRules
  reviewFacts: RunReviewFacts
  scope: PayScope
  totals: ReturnType<typeof startTotals>
  problems: ProblemRow[]
  facts: Computed['facts']
}

async function* payslipRows(tx: Tx, job: Job, inputs: Known): AsyncGenerator<unknown[][]> {
  const { companyId, heartbeat, calculationId, run, today } = job
  const ids = { calculationId, runId: run.id }
  let done = 0
  for await (const batch of factsInBatches(tx, {
    companyId,
    range: rangeOf(run),
    runId: run.id,
    aheadFrom: aheadFrom(run, today),
    ids: inputs.ids,
    rules: inputs.rules,
    scope: inputs.scope,
  })) {
    const employeeIds = batch.map(({ employee }) => employee.id)
    // An extra run pays no days; a final one pays the leave that is left.
    const leftOf =
      run.kind === 'extra'
        ? null
        : run.kind === 'final'
          ? new Map<number, number>()
          : await readLeaveLeft(tx, employeeIds, run.to_date)
    yield batch.map((person) => rowOf(person, ids, inputs, leftOf)).filter((row) => row !== null)
    done += batch.length
    heartbeat.report('computing', done, inputs.ids.length)
    await nextTurn()
    heartbeat.check()
  }
}

function rowOf(
  person: PersonFacts,
  ids: { calculationId: number; runId: number },
  inputs: Known,
  leftOf: ReadonlyMap<number, number> | null,
) {
  const { employee } = person
  inputs.facts[employee.id] = digestFacts(person, inputs.rules.rules)
  const limited = withLimitedDifferences(person, inputs)
  const result = payOf(limited, inputs)
  if (!result) return null
  if (!result.ok) {
    const name = `${employee.name} ${employee.surname}`.trim()
    inputs.problems.push({
      employee_id: employee.id,
      emp_number: employee.emp_number,
      name,
      ...result.problem,
    })
    return null
  }
  const { payslip } = result
  const compared = inputs.reviewFacts.of(employee.id)
  const isPartial = inputs.reviewFacts.isPartial(employee)
  const reviews: string[] = [
    ...payslip.reviews,
    ...standOut(
      { base: person.facts.itemsOnly ? null : payslip.sums.base, net: payslip.sums.net, isPartial },
      compared,
      inputs.reviewFacts.percent,
    ),
    ...(hasOpenPastDays(person) ? ['days_open'] : []),
  ]
  inputs.totals.add(employee.id, payslip, reviews, person.ahead)
  const printed = { ...employee, ...printedDays(person, leftOf) }
  return payslipRow(ids, { ...limited, employee: printed }, payslip, { reviews, review_facts: compared })
}

/**
 * The first day that counts as one to come: while the period is not over, also the night that began yesterday, which is no exception of
 * the people who work at night.
 */
const aheadFrom = ({ to_date }: RunRecord, today: string) => (to_date < today ? today : addDays(today, -1))

/** Days to come are the same for everybody and reported once for the run; a day that is past is the person's own. */
const hasOpenPastDays = ({ openDays, ahead }: PersonFacts) => openDays > (ahead?.days ?? 0)

/** What earlier months take back leaves the pay at 0 or above. */
function withLimitedDifferences(
  person: PersonFacts,
  { rules, law }: Pick<Known, 'rules' | 'law'>,
): PersonFacts {
  const { facts, ownItems } = person
  if (!facts.differences) return person
  const own = ownItems ? { ...rules.rules, ...ownItems } : rules.rules
  return { ...person, facts: limitDifferences(facts, own, law) }
}

/** The days worked and the leave left, as printed; days worked only of those who clock in. */
function printedDays({ employee, facts }: PersonFacts, leftOf: ReadonlyMap<number, number> | null) {
  if (!leftOf) return {}
  const halves = facts.segments.reduce((sum, segment) => sum + segment.presentHalves, 0)
  const left = leftOf.get(employee.id)
  return {
    ...(employee.does_not_clock_in ? {} : { days_worked: halves / 2 }),
    ...(left === undefined ? {} : { leave_left: left }),
  }
}

/** Null for somebody whom an extra run pays nothing; if the person was chosen by name, it is a problem. */
function payOf(person: PersonFacts, inputs: Known): Outcome | null {
  const { choice, final } = inputs.scope
  if (final?.problem) return { ok: false, problem: final.problem }
  const result = computed(person, inputs)
  if (!choice || !result.ok || result.payslip.lines.some(({ code }) => ITEM_CODES.includes(code)))
    return result
  const isChosen = choice.employeeIds.includes(person.employee.id)
  return isChosen ? { ok: false, problem: { code: 'nothing_to_pay', params: {} } } : null
}

type Outcome = PayslipResult | { ok: false; problem: { code: string; params: ProblemRow['params'] } }

/** Invalid data of one employee, even if the engine does not expect it, does not affect the pay of others. */
export function computed(
  { facts, ownItems }: PersonFacts,
  { rules, law }: Pick<Known, 'rules' | 'law'>,
): Outcome {
  try {
    return computePayslip(facts, ownItems ? { ...rules.rules, ...ownItems } : rules.rules, law)
  } catch (error) {
    return { ok: false, problem: { code: 'not_computable', params: { what: String(error) } } }
  }
}
