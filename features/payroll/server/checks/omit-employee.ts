import { z } from 'zod'
import { EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow, Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { includeEmployee as includeRoute, type Omission, omitEmployee as route } from '../../contract.ts'
import { findHold } from '../holds/hold-record.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import type { RunRecord } from '../runs/run-record.ts'

const OmissionRow = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  reason: z.string(),
  omitted_by: z.string(),
  omitted_at: Timestamp,
})

const OMISSIONS = `
  select omission.employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as name,
    btrim(e.en_name || ' ' || e.en_surname) as en_name, omission.reason, omission.omitted_by_name as omitted_by, omission.omitted_at
  from run_omission omission join ${EMPLOYEES_TO_PAY} e on e.company_id = $1 and e.id = omission.employee_id
  where omission.company_id = $1 and omission.run_id = $2
  order by e.emp_number collate emp_number_order, e.id`

/** Who is left out of a run, by employee number. */
export async function readOmissions(tx: Tx, runId: number): Promise<Omission[]> {
  const rows = await tx.query(OmissionRow, OMISSIONS, [tx.companyId, runId])
  return rows.map((row) => ({ ...row, omitted_at: row.omitted_at.toISOString() }))
}

const EmployeeRow = z.object({ employee_id: Id })

/** The same as ids, in order. */
export async function omittedIds(tx: Tx, runId: number): Promise<number[]> {
  const rows = await tx.query(
    EmployeeRow,
    'select employee_id from run_omission where company_id = $1 and run_id = $2 order by employee_id',
    [tx.companyId, runId],
  )
  return rows.map((row) => row.employee_id)
}

/** Whether the next calculation of the run leaves out the employee. */
export const isOmitted = (tx: Tx, runId: number, employeeId: number): Promise<boolean> =>
  tx.exists('select from run_omission where company_id = $1 and run_id = $2 and employee_id = $3', [
    tx.companyId,
    runId,
    employeeId,
  ])

type Caller = Pick<Context, 'session'> & { params: { id: number; employee_id: number } }

const log = (tx: Tx, context: Caller, action: 'omit' | 'include', id: number, more: object = {}) =>
  audit(tx, companyOf(context), actorOf(context), {
    action,
    entity: 'run_omission',
    entityId: id,
    after: { run_id: context.params.id, employee_id: context.params.employee_id, ...more },
  })

/** Who is paid is for the company to decide. Throws `company_decides`. */
export function refuseProvider({ session }: Pick<Context, 'session'>): void {
  if (session.entered) throw new AppError('company_decides')
}

/** Throws `not_found` if the company has no such employee, before anything is told about the run. */
export async function requireEmployeeToPay(tx: Tx, employeeId: number): Promise<void> {
  const sql = `select from ${EMPLOYEES_TO_PAY} e where e.company_id = $1 and e.id = $2`
  if (!(await tx.exists(sql, [tx.companyId, employeeId]))) throw new AppError('not_found')
}

/** The facts of the run change with it, so that it must be calculated again before its approval. */
export const omitEmployee = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    await requireEmployeeToPay(tx, params.employee_id)
    const run = await lockIdleRun(tx, companyOf(context), params.id, 'edit')
    refuseProvider(context)
    if (run.kind === 'final') throw new AppError('run_of_settlement')
    await requirePayslip(tx, run, params.employee_id)
    if (await findHold(tx, run.id, params.employee_id)) throw new AppError('payslip_held')
    const [added] = await tx.query(
      IdRow,
      `insert into run_omission (company_id, run_id, employee_id, reason, omitted_by_name) values ($1, $2, $3, $4, $5)
       on conflict (company_id, run_id, employee_id) do nothing returning id`,
      [tx.companyId, run.id, params.employee_id, body.reason, actorOf(context).name],
    )
    if (!added) throw new AppError('employee_omitted')
    await log(tx, context, 'omit', added.id, { reason: body.reason })
    const omission = (await readOmissions(tx, run.id)).find((one) => one.employee_id === params.employee_id)
    if (!omission) throw new AppError('not_found')
    return { data: omission }
  }),
)

export const includeEmployee = handle(includeRoute, (context) =>
  inCompany(context, async (tx) => {
    const { params } = context
    await requireEmployeeToPay(tx, params.employee_id)
    const run = await lockIdleRun(tx, companyOf(context), params.id, 'edit')
    refuseProvider(context)
    const [removed] = await tx.query(
      IdRow,
      'delete from run_omission where company_id = $1 and run_id = $2 and employee_id = $3 returning id',
      [tx.companyId, run.id, params.employee_id],
    )
    if (!removed) throw new AppError('employee_not_omitted')
    await log(tx, context, 'include', removed.id)
    return { data: { included: true as const } }
  }),
)

async function requirePayslip(tx: Tx, run: RunRecord, employeeId: number) {
  const row = await tx.maybeOne(
    EmployeeRow,
    'select employee_id from payslip where company_id = $1 and calculation_id = $2 and employee_id = $3',
    [tx.companyId, run.calculation_id, employeeId],
  )
  if (!row) throw new AppError('not_found')
}
