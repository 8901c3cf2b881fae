import { ensureDerived } from '#features/attendance/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { proposeSettlement as proposeRoute, showSettlement as route } from '../../contract.ts'
import { dayOf, describeLeaver, describeSettlement } from './describe-settlement.ts'
import { readLeaver, settlementOf } from './settlement-record.ts'

export const showSettlement = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await describeSettlement(tx, context, context.params.id) })),
)

/** The days of the month are made current first: what is missing in them is named. */
export const proposeSettlement = handle(proposeRoute, async (context) => {
  const { employee_id } = context.params
  const read = () => inCompany(context, (tx) => readLeaver(tx, employee_id, context))
  const [first, last] = monthOfLeaving((await read()).end_date)
  await ensureDerived(context.db, companyOf(context), first, last)
  return inCompany(context, async (tx) => {
    const leaver = await readLeaver(tx, employee_id, context)
    const [from, to] = monthOfLeaving(leaver.end_date)
    const isLeaving = leaver.end_date !== null
    return {
      data: {
        ...(await describeLeaver(tx, leaver, { lastDay: dayOf(leaver.end_date), from, to, rateDay: null })),
        from_date: isLeaving ? from : null,
        to_date: isLeaving ? to : null,
        settlement_id: isLeaving ? await settlementOf(tx, leaver) : null,
      },
    }
  })
})

/** The first and the last day of the month in which somebody leaves, or of this one. */
function monthOfLeaving(end: string | null): [string, string] {
  const lastDay = dayOf(end)
  return [firstOfMonth(lastDay), lastOfMonth(lastDay)]
}
