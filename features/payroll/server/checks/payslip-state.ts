import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { CALCULATED_BY } from '../calculation/calculation-record.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** The account that the payslip `p` is paid to, written the same way whatever its spaces and hyphens. */
export const ACCOUNT_OF = `concat(p.person ->> 'bank', ':', translate(p.person ->> 'bank_account', ' -', ''))`

/** If the company requires two people, an acceptance by one who calculated payslips of the run does not count. */
const IS_OWN_CALCULATION = `exists (select from payroll_calculation c
  join ${COMPANY_SETTINGS} s on s.company_id = p.company_id and s.two_person_approval
  where c.company_id = p.company_id and c.id = p.calculation_id and done.checked_by = any(${CALCULATED_BY('c')}))`

/** The acceptance of the marks of a payslip `p` that still counts: the same net pay, no other marks, nobody else at the account. */
const CHECK_OF = `from payslip_check done where done.company_id = p.company_id and done.run_id = p.run_id
  and done.employee_id = p.employee_id and done.net = p.net and p.reviews <@ done.reviews
  and ('shared_account' <> all(p.reviews) or (done.account = ${ACCOUNT_OF}
    and coalesce(p.review_facts -> 'shared_with', '[]') <@ to_jsonb(done.shared_with)))
  and not ${IS_OWN_CALCULATION}`

/** The same as a column. */
export const CHECK_COLUMN = `(select json_build_object('reason', done.reason, 'checked_by', done.checked_by_name,
    'checked_at', ${instant('done.checked_at')}) ${CHECK_OF} and p.reviews <> '{}')`

/** The payslip `p` has marks that nobody has accepted. */
export const IS_TO_CHECK = `(p.reviews <> '{}' and not exists (select ${CHECK_OF}))`

/** The payslip `p` has marks, and somebody has accepted them. */
export const IS_ACCEPTED = `(p.reviews <> '{}' and exists (select ${CHECK_OF}))`

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
