import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { isLocked } from '../../domain/run-states.ts'
import { FACTS_FORMAT } from '../changes/fact-digest.ts'
import { loadRun } from '../runs/run-record.ts'
import type { Computed } from './compute-payslips.ts'
import { CalculationLost } from './heartbeat.ts'
import type { ProblemRow } from './run-totals.ts'

export interface Published {
  calculationId: number
  /** False: every payslip equals that of the run's previous calculation. */
  changed: boolean
}

/**
 * Publishes the calculation as the run's in one transaction: its payslips become visible and the older ones disappear, which
 * `deleteOlderPayslips` removes afterwards.
 */
export async function publishCalculation(
  tx: Tx,
  companyId: number,
  ids: { runId: number; calculationId: number; actor: Actor },
  computed: Computed,
): Promise<Published> {
  const { runId, calculationId, actor } = ids
  const run = await loadRun(tx, companyId, runId, { lock: true })
  if (isLocked(run.status)) throw new CalculationLost(`run ${runId} is ${run.status}`)
  await insertProblems(tx, companyId, calculationId, computed.problems)
  const before = await digestOf(tx, companyId, run.calculation_id)
  const finished = await tx.execute(
    `update payroll_calculation set status = 'done', stage = 'done', done_count = $3, total_count = $3, rules = $4, law = $5,
       totals = $6, facts = $7, finished_at = statement_timestamp(), heartbeat_at = statement_timestamp()
     where company_id = $1 and id = $2 and status = 'running'`,
    [
      companyId,
      calculationId,
      computed.totals.employees + computed.problems.length,
      JSON.stringify(computed.rules),
      JSON.stringify(computed.law),
      JSON.stringify(computed.totals),
      JSON.stringify({ format: FACTS_FORMAT, people: computed.facts }),
    ],
  )
  if (finished === 0) throw new CalculationLost(`calculation ${calculationId} was taken over`)
  await tx.execute(
    `update payroll_run set status = 'calculated', calculation_id = $3, version = version + 1 where company_id = $1 and id = $2`,
    [companyId, runId, calculationId],
  )
  await deleteOthers(tx, companyId, runId, calculationId)
  const { digest, ...after } = computed.totals
  const changed = before !== digest
  await audit(tx, companyId, actor, {
    action: 'calculate',
    entity: 'payroll_run',
    entityId: runId,
    after: { calculation_id: calculationId, changed, ...after },
  })
  return { calculationId, changed }
}

export function insertProblems(
  tx: Tx,
  companyId: number,
  calculationId: number,
  problems: readonly ProblemRow[],
) {
  return tx.execute(
    `insert into payroll_problem (company_id, calculation_id, employee_id, emp_number, name, code, params)
     select $1, $2, * from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::jsonb[])
     returning employee_id`,
    [
      companyId,
      calculationId,
      problems.map((one) => one.employee_id),
      problems.map((one) => one.emp_number),
      problems.map((one) => one.name),
      problems.map((one) => one.code),
      problems.map((one) => JSON.stringify(one.params)),
    ],
  )
}

const DigestRow = z.object({ digest: z.string().nullable() })

async function digestOf(tx: Tx, companyId: number, calculationId: number | null): Promise<string | null> {
  if (calculationId === null) return null
  const row = await tx.maybeOne(
    DigestRow,
    `select totals ->> 'digest' as digest from payroll_calculation where company_id = $1 and id = $2`,
    [companyId, calculationId],
  )
  return row?.digest ?? null
}

const OTHERS = 'select id from payroll_calculation where company_id = $1 and run_id = $2 and id <> $3'

/** Deletes the problems and files of other attempts: the previous calculation, and those whose process was killed. */
async function deleteOthers(tx: Tx, companyId: number, runId: number, calculationId: number) {
  for (const table of ['payroll_problem', 'payslip_file'])
    await tx.execute(
      `delete from ${table} where company_id = $1 and calculation_id = any (array(${OTHERS}))`,
      [companyId, runId, calculationId],
    )
}

/**
 * Deletes the payslips of the run's attempts that ended before this one. Nobody reads them: payslips are read through the run's
 * calculation. Deleting ten thousand takes a quarter of the time of writing them, so the new ones are published first; what a killed
 * process leaves is deleted after the run's next calculation.
 */
export function deleteOlderPayslips(tx: Tx, companyId: number, runId: number, calculationId: number) {
  return tx.execute(
    `delete from payslip where company_id = $1 and calculation_id = any (array(${OTHERS} and id < $3))`,
    [companyId, runId, calculationId],
  )
}
