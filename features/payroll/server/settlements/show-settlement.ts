import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { proposeSettlement as proposeRoute, showSettlement as route } from '../../contract.ts'
import { dayOf, describeLeaver, describeSettlement } from './describe-settlement.ts'
import { readLeaver, settlementOf } from './settlement-record.ts'

export const showSettlement = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await describeSettlement(tx, context, context.params.id) })),
)

export const proposeSettlement = handle(proposeRoute, (context) =>
  inCompany(context, async (tx) => {
    const leaver = await readLeaver(tx, context.params.employee_id, context)
    const lastDay = dayOf(leaver.end_date)
    const [from, to] = [firstOfMonth(lastDay), lastOfMonth(lastDay)]
    const isLeaving = leaver.end_date !== null
    return {
      data: {
        ...(await describeLeaver(tx, leaver, { lastDay, from, to, rateDay: null })),
        from_date: isLeaving ? from : null,
        to_date: isLeaving ? to : null,
        settlement_id: isLeaving ? await settlementOf(tx, leaver) : null,
      },
    }
  }),
)
