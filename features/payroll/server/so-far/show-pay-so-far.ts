import { ensureDerived } from '#features/attendance/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Context, companyOf, handle } from '#kit/server/handler.ts'
import { showOwnPaySoFar as ownRoute, type PaySoFar, showPaySoFar as route } from '../../contract.ts'
import { withholdAccount } from '../payslips/withhold-account.ts'
import { attendanceUntil } from './attendance-until.ts'
import { computePaySoFar, rangeSoFar, type SoFarRange } from './compute-pay-so-far.ts'

export const FIND_EMPLOYEE = `select id from ${EMPLOYEES} employee where company_id = $1 and id = $2 and deleted_at is null`

/** The days of the month are derived first, as far as possible in three seconds. Throws `not_found`. */
async function paySoFarOf(
  { db, session }: Pick<Context, 'db' | 'session'>,
  employeeId: number,
): Promise<PaySoFar> {
  const companyId = companyOf({ session })
  const range = rangeSoFar()
  await db.inCompany(companyId, async (tx) => {
    if (!(await tx.maybeOne(IdRow, FIND_EMPLOYEE, [companyId, employeeId]))) throw new AppError('not_found')
  })
  const derivation = await ensureDerived(db, companyId, range.from, range.until)
  const pay = await db.inCompany(companyId, (tx) => computeUntilScans(tx, companyId, employeeId, range), {
    isolation: 'repeatable read',
    readOnly: true,
  })
  return { ...range, ...pay, derivation }
}

/** Up to the last day of which scans have arrived: nobody is shown as absent because a file has not been uploaded. */
async function computeUntilScans(
  tx: Tx,
  companyId: number,
  employeeId: number,
  range: SoFarRange,
): Promise<Omit<PaySoFar, 'from' | 'to' | 'derivation'>> {
  const known = await attendanceUntil(tx, employeeId, range)
  const until = known ?? range.until
  const pay = await computePaySoFar(tx, companyId, employeeId, { ...range, until })
  const waits_for_scans = known !== range.until
  return { ...pay, ...(known === null && { payslip: null, problem: null }), until, waits_for_scans }
}

export const showPaySoFar = handle(route, async (context) => {
  const pay = await paySoFarOf(context, context.params.employee_id)
  return { data: { ...pay, payslip: pay.payslip && withholdAccount(pay.payslip, context.session) } }
})

/** Of the session's own employee only. */
export const showOwnPaySoFar = handle(ownRoute, async (context) => ({
  data: await paySoFarOf(context, employeeOf(context)),
}))
