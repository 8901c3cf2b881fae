import { listEmployees } from '#features/employees/contract.ts'
import { listRuns } from '#features/payroll/contract.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import { search } from '../contract.ts'
import { findPayslips, findRuns } from './find-pay.ts'
import { findPeople } from './find-people.ts'

/** Payslips are offered for so many of the found people. */
const PEOPLE_WITH_PAYSLIP = 3

const NOBODY = { people: [], is_similar: false }

const findAll = handle(search, (context) =>
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
  }),
)

export const searchEndpoints: readonly Endpoint[] = [findAll]
