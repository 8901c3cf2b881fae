import { z } from 'zod'
import { defineRequestKind, type RequestKind, recordHooks } from '#features/requests/server/index.ts'
import { MARKS_DAYS } from '#features/schedules/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { leaveContext } from './leave-context.ts'
import { refuseFaultyLeave } from './own/check-own-leave.ts'
import { shortenLeave } from './shorten-leave.ts'

/** Leave as requests: the line manager decides, then HR, who can also decide at once. */
export const LEAVE_REQUEST: RequestKind = defineRequestKind({
  kind: 'leave',
  title: { la: 'ການລາພັກ', en: 'Leave' },
  ...recordHooks({
    table: 'leave_request',
    joins: 'join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id',
    detail: 'detail',
    facts: {
      ...{ title: 'left(t.name, 200)', first_day: 'r.start_date', last_day: 'r.end_date' },
      // Hours are told by their times.
      part: `case when r.part <> 'hours' then r.part end`,
      ...{ from_time: clock('r.from_time'), to_time: clock('r.to_time') },
    },
  }),
  view: ['view-e-leave'],
  decide: 'approve-leave',
  canBeEdited: true,
  steps: () => [
    { role: 'linemanager', may_be_skipped: true },
    { role: 'hr', may_be_skipped: false },
  ],
  beforeSubmit: refuseFaultyLeave,
  ...MARKS_DAYS,
  shorten: (tx, decided, fromDay, actor) =>
    shortenLeave(tx, LEAVE_REQUEST, { decided, newLast: addDays(fromDay, -1), actor }),
  canCancel({ firstDay, lastDay }, today) {
    if (firstDay === null || lastDay === null || lastDay < today) return 'no'
    return firstDay > today ? 'free' : 'ask'
  },
  context: leaveContext,
})

const AwayRow = z.object({ employee_id: z.int() })

/** Those of the employees who are on approved leave for the whole of a day. */
export async function readAwayOn(tx: Tx, employeeIds: readonly number[], day: string): Promise<Set<number>> {
  const rows = await tx.query(
    AwayRow,
    `select distinct employee_id from leave_request
     where company_id = $1 and employee_id = any($2) and status = 'success' and part = 'full' and $3 between start_date and end_date`,
    [tx.companyId, employeeIds, day],
  )
  return new Set(rows.map(({ employee_id }) => employee_id))
}
