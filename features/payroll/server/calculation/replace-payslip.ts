import { z } from 'zod'
import type { Payslip } from '#engines/payroll/payslip-result.ts'
import type { PayslipSums } from '#engines/payroll/types.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { Sums } from '../../contract.ts'
import { SUM_COLUMNS, SUM_NAMES } from '../../domain/payslip-sums.ts'
import { FACTS_FORMAT } from '../changes/fact-digest.ts'
import type { RunRecord } from '../runs/run-record.ts'
import type { Computed } from './compute-payslips.ts'
import { PAYSLIP_COLUMNS } from './payslip-row.ts'
import { insertProblems } from './publish-calculation.ts'
import { RunTotals, replacePart, startTotals } from './run-totals.ts'

interface Replacement {
  employeeId: number
  computed: Computed & { row: unknown[] | null }
  actor: Actor
}

type CalculatedRun = RunRecord & { calculation_id: number }

/**
 * Puts the payslip, or the problem, of one employee in the place of that of the run's calculation, with totals and digests. The
 * actor counts as one who calculated, with the earlier ones; files of all payslips are deleted. Returns the net pay of before, null without a payslip.
 */
export async function replaceOnePayslip(
  tx: Tx,
  companyId: number,
  run: CalculatedRun,
  { employeeId, computed, actor }: Replacement,
): Promise<number | null> {
  const at = [companyId, run.calculation_id, employeeId]
  const before = await readPart(tx, run.calculation_id, employeeId)
  for (const table of ['payslip', 'payroll_problem'])
    await tx.execute(
      `delete from ${table} where company_id = $1 and calculation_id = $2 and employee_id = $3`,
      at,
    )
  if (computed.row) await insertPayslip(tx, computed.row)
  await insertProblems(tx, companyId, run.calculation_id, computed.problems)
  await tx.execute('delete from payslip_file where company_id = $1 and calculation_id = $2', at.slice(0, 2))
  await updateCalculation(tx, run, { employeeId, computed, actor }, before.totals)
  await tx.execute('update payroll_run set version = version + 1 where company_id = $1 and id = $2', [
    tx.companyId,
    run.id,
  ])
  return before.net
}

const StoredPart = z.object({
  ...Sums.shape,
  lines: z.custom<Payslip['lines']>(),
  reviews: z.array(z.string()),
})
const StoredProblem = z.object({ code: z.string() })

/** What one employee adds to the totals of the calculation. */
async function readPart(tx: Tx, calculationId: number, employeeId: number) {
  const at = [tx.companyId, calculationId, employeeId]
  const where = 'where p.company_id = $1 and p.calculation_id = $2 and p.employee_id = $3'
  const slip = await tx.maybeOne(
    StoredPart,
    `select ${SUM_NAMES.map((name) => `p.${name}`).join(', ')}, p.lines, p.reviews from payslip p ${where}`,
    at,
  )
  const problems = await tx.query(StoredProblem, `select p.code from payroll_problem p ${where}`, at)
  const totals = startTotals()
  if (slip) {
    const { lines, reviews } = slip
    const sums = Object.fromEntries(SUM_COLUMNS.map(([column, key]) => [key, slip[column]])) as PayslipSums
    totals.add(employeeId, { sums, lines }, reviews, null)
  }
  return {
    net: slip?.net ?? null,
    totals: totals.result(
      problems.map(({ code }) => ({ employee_id: employeeId, code, emp_number: '', name: '', params: {} })),
    ),
  }
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['person', 'lines', 'facts', 'review_facts'])

function insertPayslip(tx: Tx, row: readonly unknown[]) {
  const values = row.map((value, index) =>
    JSON_COLUMNS.has(PAYSLIP_COLUMNS[index] ?? '') ? JSON.stringify(value) : value,
  )
  return tx.execute(
    `insert into payslip (company_id, ${PAYSLIP_COLUMNS.join(', ')})
     values ($1, ${values.map((_, index) => `$${index + 2}`).join(', ')})`,
    [tx.companyId, ...values],
  )
}

const StoredTotals = z.object({ totals: RunTotals })

/** `done_count` counts as a calculation counts: payslips and problems. Digests of another format are not compared and stay. */
const UPDATE = `
  update payroll_calculation set totals = $3, done_count = $4, total_count = $4, requested_by = $5, requested_by_name = $6,
    calculated_by = array_append(array_remove(case when calculated_by = '{}' then array[requested_by] else calculated_by end, $5), $5),
    revised_at = statement_timestamp(),
    facts = case when (facts ->> 'format')::int is distinct from $7 then facts
      when $9::text is null then facts #- array['people', $8]
      else jsonb_set(facts, array['people', $8], to_jsonb($9::text)) end
  where company_id = $1 and id = $2`

async function updateCalculation(
  tx: Tx,
  run: CalculatedRun,
  { employeeId, computed, actor }: Replacement,
  before: RunTotals,
) {
  const { totals: all } = await tx.one(
    StoredTotals,
    'select totals from payroll_calculation where company_id = $1 and id = $2',
    [tx.companyId, run.calculation_id],
  )
  const totals = replacePart(all, before, computed.totals)
  await tx.execute(UPDATE, [
    ...[tx.companyId, run.calculation_id, JSON.stringify(totals), totals.employees + totals.problems],
    ...[actor.accountId, actor.name, FACTS_FORMAT, String(employeeId), computed.facts[employeeId] ?? null],
  ])
}
