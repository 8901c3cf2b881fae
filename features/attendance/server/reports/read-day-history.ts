import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { DECISIONS } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { DayExplanation } from '../../contract/day-explanation.ts'

const Step = DayExplanation.shape.history.element
type Step = DayExplanation['history'][number]

/** A change that has moved the request away from the day: its values before it. */
const MOVED = (first: string, last: string) =>
  `$3::date between (h.change -> 'before' ->> '${first}')::date and (h.change -> 'before' ->> '${last}')::date`

const HISTORY = `
  select h.id, h.subject, h.verdict, h.actor, ${instant('h.at')} as at, h.reason, r.what from (
    select 'leave_request' as subject, id, part as what, start_date as first, end_date as last
    from ${LEAVE_REQUESTS} leave where company_id = $1 and employee_id = $2
    union all
    select 'overtime_request', id, to_char(from_time, 'HH24:MI') || '–' || to_char(to_time, 'HH24:MI'), work_date, work_date
    from ${OVERTIME_REQUESTS} overtime where company_id = $1 and employee_id = $2
    union all
    select 'scan_correction', id, clock_kind, work_date, work_date
    from scan_correction where company_id = $1 and employee_id = $2
  ) r
  join ${DECISIONS} h on h.company_id = $1 and h.subject = r.subject and h.subject_id = r.id
  where $3::date between r.first and r.last
    or ${MOVED('start_date', 'end_date')} or ${MOVED('work_date', 'work_date')}
  order by h.id`

/** Who has decided about leave, overtime and corrections of a day, when and why; earliest first. */
export function readDayHistory(tx: Tx, employeeId: number, date: string): Promise<Step[]> {
  return tx.query(Step, HISTORY, [tx.companyId, employeeId, date])
}
