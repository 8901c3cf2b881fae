import type { Tx } from '#kit/database/database.ts'

/**
 * A condition on a payslip in SQL (`alias` has `run_id` and `employee_id`, `$1` is the company): it was not paid with
 * its run, because it is held or was paid later.
 */
export const notPaidWithRun = (
  alias: string,
) => `exists (select from payslip_hold hold where hold.company_id = $1
  and hold.run_id = ${alias}.run_id and hold.employee_id = ${alias}.employee_id and hold.status in ('held', 'paid'))`

/** The payslip is held: not paid, and not visible to the employee. */
export const isHeld = (alias: string) => `exists (select from payslip_hold hold where hold.company_id = $1
  and hold.run_id = ${alias}.run_id and hold.employee_id = ${alias}.employee_id and hold.status = 'held')`

/** Whether payslips of the run are held, also one that its last calculation does not have. */
export const hasHeld = (tx: Tx, runId: number): Promise<boolean> =>
  tx.exists(`select from payslip_hold where company_id = $1 and run_id = $2 and status = 'held'`, [
    tx.companyId,
    runId,
  ])
