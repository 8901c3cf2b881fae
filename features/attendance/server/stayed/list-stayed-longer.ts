import { employeeOf } from '#kit/server/employee-of.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listStayedLonger } from '../../contract/stayed-longer.ts'
import { findStays } from './find-stays.ts'

/** The own days on which the employee stayed longer; with the present one. */
export const listOwnStays = handle(listStayedLonger, (context) =>
  inCompany(context, async (tx) => {
    const employeeIds = [employeeOf(context)]
    const stays = await findStays(tx, { employeeIds, asOf: new Date(), onlyClosed: false })
    return { data: stays.map(({ employeeId: _, ...stay }) => stay) }
  }),
)
