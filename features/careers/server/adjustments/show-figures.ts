import { type RequestEngine, requireSeen } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { mayDo } from '#kit/server/permit.ts'
import { showAdjustmentFigures } from '../../contract.ts'
import { readAdjustments, type StoredAdjustment, warningsOfAdjustment } from './read-adjustments.ts'
import SALARY_ADJUSTMENT from './salary-adjustment.request.ts'

/**
 * The figures of a salary adjustment. Those who decide it, or have, and those who may see salaries see all; the line manager who has asked
 * sees the new salary. Throws `not_found` for everybody else, the employee included.
 */
export const showFigures = (engine: RequestEngine): Endpoint =>
  handle(showAdjustmentFigures, (context) =>
    inCompany(context, async (tx) => {
      const subjectId = context.params.salary_adjustment_id
      const { kind } = SALARY_ADJUSTMENT
      const seen = await requireSeen(tx, context, engine, { kind, subjectId })
      const isRequester = seen.requested_by === context.session.accountId
      const seesAll = seen.isStaff ? seen.mayDecide || seesSalaries(context) : !isRequester
      if (!seesAll && !isRequester) throw new AppError('not_found')
      const [row] = await readAdjustments(tx, [subjectId])
      if (!row) throw new AppError('not_found')
      const { effective_date, target_salary, currency } = row
      return {
        data: {
          ...{ effective_date, target_salary, currency },
          present: seesAll ? presentOf(row) : null,
          warnings: seesAll ? await warningsOfAdjustment(tx, row) : [],
        },
      }
    }),
  )

const seesSalaries = ({ session }: Pick<Context, 'session'>) =>
  session !== null && mayDo(session, 'view-salary')

function presentOf(row: StoredAdjustment) {
  const isChanged = row.current_salary !== row.present_salary || row.current_currency !== row.present_currency
  return {
    salary: row.present_salary,
    currency: row.present_currency,
    asked_salary: isChanged ? row.current_salary : null,
    asked_currency: isChanged ? row.current_currency : null,
  }
}
