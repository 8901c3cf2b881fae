import type { Tx } from '#kit/database/database.ts'

/** A condition on a payslip in SQL: it has a hold with one of these statuses. `alias` has `company_id`, `run_id` and `employee_id`. */
const hasHold = (alias: string, statuses: string) =>
  `exists (select from payslip_hold hold where hold.company_id = ${alias}.company_id
  and hold.run_id = ${alias}.run_id and hold.employee_id = ${alias}.employee_id and hold.status in (${statuses}))`

/** The payslip is held: not paid, and not visible to the employee. */
export const isHeld = (alias: string) => hasHold(alias, `'held'`)

/** The payslip was held when its run was paid, and was paid later with a date of its own. */
export const isPaidLater = (alias: string) => hasHold(alias, `'paid'`)

/** The payslip was not paid with its run, because it is held or was paid later. */
export const notPaidWithRun = (alias: string) => hasHold(alias, `'held', 'paid'`)

/** Whether payslips of the run are held, also one that its last calculation does not have. */
export const hasHeld = (tx: Tx, runId: number): Promise<boolean> =>
  tx.exists(`select from payslip_hold where company_id = $1 and run_id = $2 and status = 'held'`, [
    tx.companyId,
    runId,
  ])
