import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { listOwnPayslips as listRoute, type OwnPayslipRow, showOwnPayslip as route } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { offsetOf, orderBy } from '../list-order.ts'
import { loadRun } from '../runs/run-record.ts'
import { readPayslip } from './read-payslip.ts'

type OwnRow = Omit<OwnPayslipRow, 'paid_at'> & { paid_at: Date | null; total: number }

/** Nothing of a run is an employee's to see before it is approved. */
const OWN = `
  from payslip p
  join payroll_run run on run.company_id = $1 and run.calculation_id = p.calculation_id and run.status in ('approved', 'paid')
  where p.company_id = $1 and p.employee_id = $2`

export function employeeOf(context: Pick<Context, 'session'>): number {
  const employeeId = context.session.employeeId
  if (employeeId === null) throw new AppError('forbidden')
  return employeeId
}

export const listOwnPayslips = handle(listRoute, (context) =>
  inCompany(context, async (tx) => {
    const { query } = context
    const own = [companyOf(context), employeeOf(context)]
    const rows = await tx.query<OwnRow>(
      `select run.id as run_id, run.title, run.from_date, run.to_date, run.status, p.gross, p.net,
         (select max(d.at) from decision d where d.company_id = $1 and d.subject = 'payroll_run' and d.subject_id = run.id
           and d.verdict = 'paid') as paid_at ${OWN}
       ${orderBy(query.sort, { to_date: 'run.to_date' }, 'run.to_date desc, run.id desc')} limit $3 offset $4`,
      [...own, query.per_page, offsetOf(query)],
    )
    const { total } = await tx.one<{ total: number }>(`select count(*)::int as total ${OWN}`, own)
    return {
      data: rows.map((row) => ({ ...row, paid_at: row.paid_at?.toISOString() ?? null })),
      meta: { total, page: query.page, per_page: query.per_page },
    }
  }),
)

/** The asker's payslip of a run; `not_found` where there is none or where the run is not approved. */
export async function readOwnPayslip(tx: Tx, context: Pick<Context, 'session'>, runId: number) {
  const companyId = companyOf(context)
  const run = await loadRun(tx, companyId, runId)
  if (!isLocked(run.status)) throw new AppError('not_found')
  return readPayslip(tx, companyId, run, employeeOf(context))
}

export const showOwnPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await readOwnPayslip(tx, context, context.params.run_id) })),
)
