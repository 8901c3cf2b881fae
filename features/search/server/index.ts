import { listEmployees } from '#features/employees/contract.ts'
import { listRuns } from '#features/payroll/contract.ts'
import { FairQueue } from '#kit/database/fair-queue.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import { search } from '../contract.ts'
import { findPayslips, findRuns } from './find-pay.ts'
import { findPeople } from './find-people.ts'

/** Payslips are offered for so many of the found people. */
const PEOPLE_WITH_PAYSLIP = 3

/** Searches of one account take turns, so that a flood of them does not make others wait. */
const TURNS = new FairQueue({ total: 16, perKey: 2, waiting: 10, seconds: 20 })

const NOBODY = { people: [], is_similar: false }

const findAll = handle(search, async (context) => {
  const end = await TURNS.enter(context.session.accountId)
  return findIn(context).finally(end)
})

/** Throws `busy` if too many searches of the account wait. */
const findIn = (context: Context<typeof search>) =>
  inCompany(context, async (tx) => {
    const { session, language, query } = context
    const maySeePay = isPermitted(session, listRuns.access)
    const found = isPermitted(session, listEmployees.access)
      ? await findPeople(tx, query.search, language)
      : NOBODY
    const ids = found.people.slice(0, PEOPLE_WITH_PAYSLIP).map(({ id }) => id)
    return {
      data: {
        ...found,
        runs: maySeePay ? await findRuns(tx, query.search, language) : [],
        payslips: maySeePay && ids.length > 0 ? await findPayslips(tx, ids, language) : [],
      },
    }
  })

export const searchEndpoints: readonly Endpoint[] = [findAll]
