import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Law } from '#engines/payroll/law/types.ts'
import { computePayslip } from '#engines/payroll/payslip.ts'
import type { PayslipResult } from '#engines/payroll/payslip-result.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { type RunRules, readRules } from './company-rules.ts'
import { idsToPay } from './employees-to-pay.ts'
import type { Heartbeat } from './heartbeat.ts'
import { PAYSLIP_COLUMNS, payslipRow } from './payslip-row.ts'
import { type PersonFacts, readFacts } from './read-facts.ts'
import { type ProblemRow, type RunTotals, startTotals } from './run-totals.ts'

/** Employees read at once: while they are computed and copied, the next ones are read. */
const BATCH = 500

export interface Computed {
  totals: RunTotals
  problems: ProblemRow[]
  rules: RunRules['rules']
  law: Law
}

interface Job {
  companyId: number
  run: RunRecord
  calculationId: number
  heartbeat: Heartbeat
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
      const law = await readLaw(tx, run.to_date)
      const rules = await readRules(tx, companyId, run)
      const ids = await idsToPay(tx, companyId, rangeOf(run))
      const totals = startTotals()
      const problems: ProblemRow[] = []
      const rows = payslipRows(tx, job, { ids, law, rules, totals, problems })
      await db.bulk(companyId).copy('payslip', PAYSLIP_COLUMNS, rows)
      return { totals: totals.result(problems), problems, rules: rules.rules, law }
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

const rangeOf = (run: RunRecord) => ({ from: run.from_date, to: run.to_date })

interface Known {
  ids: readonly number[]
  law: Law
  rules: RunRules
  totals: ReturnType<typeof startTotals>
  problems: ProblemRow[]
}

async function* payslipRows(tx: Tx, job: Job, inputs: Known): AsyncGenerator<unknown[][]> {
  const { heartbeat, calculationId, run } = job
  const ids = { calculationId, runId: run.id }
  let done = 0
  for await (const batch of factsInBatches(tx, job, inputs)) {
    yield batch.map((person) => rowOf(person, ids, inputs)).filter((row) => row !== null)
    done += batch.length
    heartbeat.report('computing', done, inputs.ids.length)
    await nextTurn()
    heartbeat.check()
  }
}

function rowOf(person: PersonFacts, ids: { calculationId: number; runId: number }, inputs: Known) {
  const { employee, facts, openDays } = person
  const result = computed(facts, inputs)
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
  const reviews = openDays > 0 ? [...payslip.reviews, 'days_open'] : payslip.reviews
  inputs.totals.add(employee.id, payslip, reviews)
  return payslipRow(ids, employee, payslip, reviews)
}

type Outcome = PayslipResult | { ok: false; problem: { code: string; params: ProblemRow['params'] } }

/** Invalid data of one employee, even if the engine does not expect it, does not affect the pay of others. */
function computed(facts: PersonFacts['facts'], { rules, law }: Known): Outcome {
  try {
    return computePayslip(facts, rules.rules, law)
  } catch (error) {
    return { ok: false, problem: { code: 'not_computable', params: { what: String(error) } } }
  }
}

/** Reads the next batch while the caller processes the current one. */
async function* factsInBatches(tx: Tx, { companyId, run }: Job, { ids, rules }: Known) {
  const read = (at: number) => {
    const first = ids[at]
    const last = ids[Math.min(at + BATCH, ids.length) - 1]
    if (first === undefined || last === undefined) return null
    const reading = readFacts(tx, rules, { companyId, range: rangeOf(run), first, last })
    // If the caller stops early, the pending promise must not become an unhandled rejection.
    reading.catch(() => {})
    return reading
  }
  let next = read(0)
  for (let at = BATCH; next; at += BATCH) {
    const batch = await next
    next = read(at)
    yield batch
  }
}
