import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { instant } from '#kit/server/list/list-sql.ts'

/** The name of the person who is asked at a step `s`, 'A / B' of several; null if everybody with the role is. */
export const askedNames = (language: Language): string => `
  (select string_agg(${personName(language, 'asked')}, ' / ' order by asked.id) from ${EMPLOYEES} asked
    where asked.company_id = s.company_id and (asked.id = s.approver_employee_id or asked.id = any(s.any_of)))`

/** `WaitsFor` of the request of a row with `company_id` and `id`, in a column; null if it waits for nobody. `nameHr` names the HR people. */
export const waitsForColumn = (request: string, language: Language): string => `
  (select json_build_object('role', s.role, 'since', ${instant('s.opened_at')},
      'name', ${askedNames(language)}, 'why_all_hr', null)
    from request_step s where s.company_id = ${request}.company_id and s.request_id = ${request}.id and s.status = 'open' limit 1)`
