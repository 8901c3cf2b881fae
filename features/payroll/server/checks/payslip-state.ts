import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** The acceptance of the marks of a payslip `p` that still counts: the same net pay, and no other marks. */
const CHECK_OF = `from payslip_check done where done.company_id = p.company_id and done.run_id = p.run_id
  and done.employee_id = p.employee_id and done.net = p.net and p.reviews <@ done.reviews`

/** The same as a column. */
export const CHECK_COLUMN = `(select json_build_object('reason', done.reason, 'checked_by', done.checked_by_name,
    'checked_at', ${instant('done.checked_at')}) ${CHECK_OF} and p.reviews <> '{}')`

/** The payslip `p` has marks that nobody has accepted. */
export const IS_TO_CHECK = `(p.reviews <> '{}' and not exists (select ${CHECK_OF}))`

/** The next calculation leaves out the employee of the payslip `p`. */
export const IS_OMITTED = `exists (select from run_omission omission where omission.company_id = p.company_id
  and omission.run_id = p.run_id and omission.employee_id = p.employee_id)`

const CountRow = z.object({ payslips: Count })

/** Number of payslips of a calculated run with marks that nobody has accepted; 0 for another status. */
export async function countToCheck(tx: Tx, run: RunRecord): Promise<number> {
  if (run.status !== 'calculated') return 0
  const { payslips } = await tx.one(
    CountRow,
    `select count(*) as payslips from payslip p where p.company_id = $1 and p.calculation_id = $2 and ${IS_TO_CHECK}`,
    [tx.companyId, run.calculation_id],
  )
  return payslips
}
