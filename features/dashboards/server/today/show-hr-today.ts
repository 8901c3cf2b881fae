import { z } from 'zod'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { Count } from '#kit/database/row-types.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { showHrToday as route } from '../../contract.ts'
import { readAway } from './show-today.ts'

const WAITING = `
  select
    (select count(*)::int from ${LEAVE_REQUESTS} l where l.company_id = $1 and l.status in ('pending', 'approved')) as leave_waiting,
    (select count(*)::int from ${OVERTIME_REQUESTS} o where o.company_id = $1 and o.status in ('pending', 'approved')) as overtime_waiting`
const WaitingRow = z.object({ leave_waiting: Count, overtime_waiting: Count })

export const showHr = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const date = todayInLaos()
    const waiting = await tx.one(WaitingRow, WAITING, [tx.companyId])
    return { data: { date, ...waiting, away: await readAway(tx, date) } }
  }),
)
