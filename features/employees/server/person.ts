import { ACCOUNTS } from '#features/access/server/index.ts'
import { BRANCHES, DEPARTMENTS, POSITIONS } from '#features/master-data/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'

/**
 * An employee in the lists of other features, in SQL: `employee e` joined to a table with `company_id` and
 * `employee_id`. All lists use these fragments for search, order and columns, so that an employee is found, sorted
 * and named the same way everywhere.
 */
export const joinPerson = (table: string): string =>
  `join employee e on e.company_id = ${table}.company_id and e.id = ${table}.employee_id`

/** The same if there can be no employee. */
export const leftJoinPerson = (table: string): string => `left ${joinPerson(table)}`

/** The employee's department, branch and position: `d.name`, `b.name`, `o.name`. After `joinPerson`. */
export const JOIN_DEPARTMENT = `left join ${DEPARTMENTS} d on d.company_id = e.company_id and d.id = e.department_id`
export const JOIN_BRANCH = `left join ${BRANCHES} b on b.company_id = e.company_id and b.id = e.branch_id`
export const JOIN_POSITION = `left join ${POSITIONS} o on o.company_id = e.company_id and o.id = e.position_id`

/** The employee's line manager as `m`. After `joinPerson`. */
export const JOIN_MANAGER = 'left join employee m on m.company_id = e.company_id and m.id = e.manager_id'

/** Employees who are not hidden. */
export const PERSON_IS_VISIBLE = 'e.deleted_at is null'

/** The text for a search for an employee: number, names in both scripts, email, phone numbers; already folded. */
export const SEARCH_PERSON = 'e.search_text'

/** E-9 before E-10. */
export const ORDER_BY_EMP_NUMBER = 'e.emp_number collate emp_number_order'

/** Name and surname in the user's language: English screens show the English name if there is one. */
export function personName(language: Language, employee = 'e'): string {
  const lao = `btrim(${employee}.name || ' ' || ${employee}.surname)`
  if (language === 'la') return lao
  const english = `btrim(${employee}.en_name || ' ' || ${employee}.en_surname)`
  return `coalesce(nullif(${english}, ''), ${lao})`
}

/** The name in the script that `personName` does not show; '' if there is none. */
export function otherPersonName(language: Language, employee = 'e'): string {
  const lao = `btrim(${employee}.name || ' ' || ${employee}.surname)`
  const english = `btrim(${employee}.en_name || ' ' || ${employee}.en_surname)`
  return language === 'la' ? english : `case when ${english} = '' then '' else ${lao} end`
}

/** By the displayed name. */
export const orderByPersonName = (language: Language): string => `${personName(language)} collate lao`

interface Reader {
  language: Language
}
const readersName = (_: unknown, { language }: Reader) => personName(language)

const otherName = (_: unknown, { language }: Reader) => otherPersonName(language)

/** The columns `PERSON_FIELDS` of a list's rows. */
export const PERSON_COLUMNS = {
  emp_number: 'e.emp_number',
  employee_name: readersName,
  employee_other_name: otherName,
  employee_picture: 'e.profile_file_id',
} as const

/** `ActorFace` of the user in a column of a table with `company_id`. */
export const actorFace = (table: string, account = 'account_id'): string =>
  `(select json_build_object('id', w.id, 'picture', w.profile_file_id) from ${ACCOUNTS} a
    join employee w on w.company_id = a.company_id and w.id = a.employee_id and w.deleted_at is null
    where a.company_id = ${table}.company_id and a.id = ${table}.${account})`

/** The sorts `emp_number` and `employee_name` of a list. */
export const PERSON_SORTS = {
  emp_number: ORDER_BY_EMP_NUMBER,
  employee_name: (_: unknown, { language }: Reader) => orderByPersonName(language),
} as const
