import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Law } from '#engines/payroll/law/types.ts'
import type { CompanyRules, PayslipFacts } from '#engines/payroll/types.ts'
import { ensureDerived, hasMarkedDays } from '#features/attendance/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type Recalculated, recalculatePayslip as route } from '../../contract.ts'
import { asStored, companyChanges } from '../changes/company-changes.ts'
import { requireEmployeeToPay } from '../checks/omit-employee.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { requireExchangeRates } from '../runs/start-calculation.ts'
import { type Computed, computeOnePayslip } from './compute-payslips.ts'
import { columnOf } from './payslip-row.ts'
import { replaceOnePayslip } from './replace-payslip.ts'

/** For PostgreSQL's advisory locks: recalculations of single payslips of a company go one after another. */
const PAYSLIP_LOCK = 7_226_172

/**
 * Everything that a calculation of the whole run does, for one employee: the days are made current, the facts of now are read in one snapshot,
 * and the payslip is replaced in the calculation of the run, with its totals and digests.
 */
export const recalculatePayslip = handle(route, async (context) => {
  const companyId = companyOf(context)
  const { id, employee_id } = context.params
  const run = await inCompany(context, async (tx) => {
    await requireEmployeeToPay(tx, employee_id)
    const found = await lockCalculatedRun(tx, companyId, id)
    await requireExchangeRates(tx, companyId, found, employee_id)
    return found
  })
  if (run.kind !== 'extra') await ensureDerived(context.db, companyId, run.from_date, run.to_date)
  const data = await recalculate(
    context.db,
    { companyId, runId: id, employeeId: employee_id },
    actorOf(context),
  )
  return { data }
})

/** The run, locked; throws `not_found`, `run_locked`, `run_calculating`, `run_of_settlement` and `run_not_calculated`. */
async function lockCalculatedRun(tx: Tx, companyId: number, id: number) {
  const run = await lockIdleRun(tx, companyId, id, 'calculate')
  const { calculation_id } = run
  // A settlement is one person, and its calculation also chooses pay differences.
  if (run.kind === 'final') throw new AppError('run_of_settlement')
  if (run.status !== 'calculated' || calculation_id === null) throw new AppError('run_not_calculated')
  return { ...run, calculation_id }
}

interface Target {
  companyId: number
  runId: number
  employeeId: number
}

/** One after another, and again if something else has changed the run meanwhile. */
function recalculate(db: Database, target: Target, actor: Actor): Promise<Recalculated> {
  const { companyId, runId, employeeId } = target
  const work = async (tx: Tx): Promise<Recalculated> => {
    const run = await lockCalculatedRun(tx, companyId, runId)
    const { from_date, to_date } = run
    if (run.kind !== 'extra' && (await hasMarkedDays(tx, from_date, to_date, employeeId)))
      throw new AppError('days_pending')
    const computed = await computeOnePayslip(
      tx,
      { companyId, run, calculationId: run.calculation_id, today: todayInLaos() },
      employeeId,
    )
    await requireSameRules(tx, run, computed)
    const netBefore = await replaceOnePayslip(tx, companyId, run, { employeeId, computed, actor })
    const [problem = null] = computed.problems
    const net = computed.row && Number(columnOf(computed.row, 'net'))
    const outcome = computed.row ? 'paid' : problem ? 'problem' : 'left_out'
    await audit(tx, companyId, actor, {
      action: 'calculate',
      entity: 'payslip',
      before: { net: netBefore },
      after: { run_id: runId, employee_id: employeeId, net },
    })
    return { outcome, net_before: netBefore, net, problem }
  }
  return db.inCompany(companyId, work, {
    ...{ isolation: 'repeatable read', retry: true, exclusive: { lock: PAYSLIP_LOCK } },
  })
}

const UsedRow = z.object({ rules: z.custom<CompanyRules>(), law: z.custom<Law>() })

/**
 * The rules and the law of a calculation are those of all its payslips: throws `run_rules_changed` with what differs. Exchange rates matter
 * for a salary in another currency only.
 */
async function requireSameRules(
  tx: Tx,
  run: RunRecord,
  { rules, law, row }: Computed & { row: unknown[] | null },
) {
  const stored = await tx.one(
    UsedRow,
    'select rules, law from payroll_calculation where company_id = $1 and id = $2',
    [tx.companyId, run.calculation_id],
  )
  const company = companyChanges(stored, { rules, law })
  const facts = row && (columnOf(row, 'facts') as PayslipFacts)
  const isForeign = facts?.segments.some(({ foreign }) => foreign) ?? false
  const hasOtherRates =
    isForeign && !isDeepStrictEqual(asStored(stored.rules.exchange), asStored(rules.exchange))
  if (company.length > 0 || hasOtherRates) throw new AppError('run_rules_changed', { details: { company } })
}
