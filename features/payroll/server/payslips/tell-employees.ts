import { z } from 'zod'
import { sendNotices } from '#features/notices/server/index.ts'
import { monthOf } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { PAYSLIP_READY } from '../../domain/notice-kinds.ts'
import { isHeld } from '../holds/held.ts'
import type { RunRecord } from '../runs/run-record.ts'

const EmployeeRow = z.object({ employee_id: Id })

/** Tells the employees of an approved run that they can read their payslips; those of held ones are not told. */
export async function tellEmployees(tx: Tx, run: RunRecord): Promise<void> {
  const rows = await tx.query(
    EmployeeRow,
    `select p.employee_id from payslip p
     where p.company_id = $1 and p.calculation_id = $2 and not ${isHeld('p')}`,
    [tx.companyId, run.calculation_id],
  )
  await tellOfPayslip(
    tx,
    run,
    rows.map(({ employee_id }) => employee_id),
  )
}

/** Tells these employees, each once for a run. */
export async function tellOfPayslip(
  tx: Tx,
  run: Pick<RunRecord, 'id' | 'to_date'>,
  employeeIds: number[],
): Promise<void> {
  const details = { routeParams: { run_id: run.id }, dedupeKey: `payslip:${run.id}` }
  await sendNotices(tx, [PAYSLIP_READY.notice({ employeeIds }, { month: monthOf(run.to_date) }, details)])
}
