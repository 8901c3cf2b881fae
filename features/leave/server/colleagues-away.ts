import { EMPLOYEES, otherPersonName, personName } from '#features/employees/server/index.ts'
import { ColleagueAway } from '#features/requests/contract/facts.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** The most colleagues that are named. */
const MOST = 50

const away = (language: Language) => `
  select e.id as employee_id, e.emp_number, ${personName(language)} as employee_name, ${otherPersonName(language)} as employee_other_name,
    e.picture as employee_picture, r.start_date as first_day, r.end_date as last_day, r.part, r.status = 'success' as is_approved
  from leave_request r
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id and e.deleted_at is null
  join ${EMPLOYEES} asked on asked.company_id = $1 and asked.id = $2 and asked.department_id = e.department_id and asked.id <> e.id
  where r.company_id = $1 and r.status in ('pending', 'approved', 'success') and r.start_date <= $4 and r.end_date >= $3
  order by r.start_date, e.id limit ${MOST}`

/** The colleagues of the department who are away on some of the days, or have asked to be; without the kind of leave. */
export const readColleaguesAway = (
  tx: Tx,
  leave: { employee_id: number; start_date: string; end_date: string },
  language: Language,
): Promise<ColleagueAway[]> =>
  tx.query(ColleagueAway, away(language), [tx.companyId, leave.employee_id, leave.start_date, leave.end_date])
