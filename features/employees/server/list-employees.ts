import { COMPANY_LISTS } from '#features/master-data/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import { AppError } from '#kit/contract/errors.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { EmployeeRow, EmployeeStatus, listEmployees, MissingData } from '../contract.ts'
import { headingOf, type ListShape, STORED_FIELDS } from '../domain/fields/fields.ts'
import type { Guard } from '../domain/guards.ts'
import { salaryCell } from '../domain/salary-amount.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { rightsOf } from './guarded-employee.ts'
import {
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_MANAGER,
  JOIN_POSITION,
  ORDER_BY_EMP_NUMBER,
  personName,
  SEARCH_PERSON,
} from './person.ts'

const word = wordsOf(la.field, en.field)

type Declaration = ListDeclaration<typeof listEmployees>
type Filter = Declaration['filters']['status']

/** A list has few entries: employees are sorted by the position of their entry among them, which needs no text comparison. */
const placeIn = (table: 'department' | 'branch') => ({
  join: `left join (select id, row_number() over (order by name collate lao) as place from ${COMPANY_LISTS[table]} list where company_id = $1) as placed
    on placed.id = e.${table}_id`,
  by: 'placed.place',
})

const salaryOn = (day: string) =>
  `select distinct on (employee_id) employee_id, base_salary, currency from salary
   where company_id = $1 and in_force_from <= ${day} order by employee_id, in_force_from desc`

/** Hidden employees are returned only if the status is requested. */
const ofStatus: Filter = (value, param, { today }) => {
  const conditions: Record<EmployeeStatus, () => string> = {
    active: () => 'e.deleted_at is null and e.end_date is null',
    leaving: () => `e.deleted_at is null and e.end_date >= ${param(today)}::date`,
    resigned: () => `e.deleted_at is null and e.end_date < ${param(today)}::date`,
    deleted: () => 'e.deleted_at is not null',
  }
  return `(${(value as EmployeeStatus[]).map((status) => `(${conditions[status]()})`).join(' or ')})`
}

const MISSING: Record<MissingData, { sql: string; guard?: Guard }> = {
  salary: {
    sql: 'not exists (select from salary s where s.company_id = e.company_id and s.employee_id = e.id)',
    guard: 'salary',
  },
  bank_account: { sql: `(e.bank_id is null or e.bank_account = '')`, guard: 'bank' },
  sso_number: { sql: `(e.is_sso and e.sso_number = '')` },
}

/** Of those who are employed today. Throws `forbidden` for data that the user cannot see. */
const missingData: Filter = (value, param, { today, session }) => {
  const { sql, guard } = MISSING[value as MissingData]
  if (guard && rightsOf(session)[guard] === 'none') throw new AppError('forbidden')
  const day = `${param(today)}::date`
  return `${sql} and e.start_date <= ${day} and (e.end_date is null or e.end_date >= ${day})`
}

/** The columns that the field table adds to the list. */
const LIST_FIELDS = STORED_FIELDS.filter(({ list }) => list)
const LISTED = Object.fromEntries(LIST_FIELDS.map(({ name, column }) => [name, `e.${column}`])) as Record<
  keyof ListShape,
  string
>
/** Those in the Excel file of the list that the list does not render itself. */
const SHEET_COLUMNS = LIST_FIELDS.filter(({ list }) => list !== 'own').map(({ name, kind, options }) => ({
  key: name,
  heading: headingOf(name),
  ...(kind === 'day' && { type: 'date' as const }),
  ...(kind === 'count' && { type: 'number' as const }),
  ...(kind === 'flag' && { words: YES_NO_WORDS }),
  ...(options && { words: options }),
}))

const fullName = (first: string, last: string) => `${first} ${last}`.trim()

export const employeeList: Declaration = {
  from: 'employee e',
  joins: [JOIN_BRANCH, JOIN_DEPARTMENT, JOIN_POSITION, JOIN_MANAGER].join(' '),
  key: ['e.id'],
  where: [
    'e.company_id = $1',
    (_, { query }) => (query.status?.includes('deleted') ? 'true' : 'e.deleted_at is null'),
  ],
  columns: {
    ...LISTED,
    id: 'e.id',
    branch: 'b.name',
    department: 'd.name',
    position: 'o.name',
    manager: (_, { language }) => personName(language, 'm'),
    base_salary: (param, { today, session }) =>
      rightsOf(session).salary === 'none'
        ? 'null::bigint'
        : `(select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= ${param(today)}
        order by s.in_force_from desc limit 1)`,
    salary_currency: (param, { today, session }) =>
      rightsOf(session).salary === 'none'
        ? 'null::text'
        : `(select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= ${param(today)}
        order by s.in_force_from desc limit 1)`,
    status: (param, { today }) => `employee_status(e.end_date, e.deleted_at, ${param(today)})`,
  },
  filters: {
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    position_id: equals('e.position_id'),
    status: ofStatus,
    missing: missingData,
  },
  search: SEARCH_PERSON,
  sorts: {
    emp_number: ORDER_BY_EMP_NUMBER,
    name: 'e.name collate lao',
    start_date: 'e.start_date',
    leaving: ['abs(e.end_date - today_in_laos())', ORDER_BY_EMP_NUMBER],
    status: (param, { today }) => `employee_status(e.end_date, e.deleted_at, ${param(today)})`,
    department: placeIn('department'),
    branch: placeIn('branch'),
    base_salary: {
      join: (param, { today, session }) => {
        if (rightsOf(session).salary === 'none') throw new AppError('forbidden')
        return `left join (${salaryOn(param(today))}) as paid on paid.employee_id = e.id`
      },
      // Amounts of one currency together, kip first.
      by: `row(paid.currency <> '${KIP}', paid.currency, paid.base_salary)`,
    },
  },
  order: 'emp_number',
  indexed: ['emp_number', 'name', 'start_date'],
  sheet: {
    title: { la: la.title, en: en.title },
    columns: [
      { key: 'emp_number', heading: headingOf('emp_number') },
      {
        key: 'full_name',
        heading: word('full_name'),
        value: (row: EmployeeRow) => fullName(row.name, row.surname),
      },
      {
        key: 'en_full_name',
        heading: headingOf('en_name'),
        value: (row: EmployeeRow) => fullName(row.en_name, row.en_surname),
      },
      { key: 'department', heading: headingOf('company_department_id') },
      { key: 'position', heading: headingOf('positionId') },
      { key: 'branch', heading: headingOf('company_branch_id') },
      { key: 'manager', heading: headingOf('manager_id') },
      ...SHEET_COLUMNS,
      {
        key: 'base_salary',
        value: ({ base_salary: amount, salary_currency: currency }: EmployeeRow) =>
          amount === null ? null : salaryCell({ amount, currency: currency ?? KIP }),
        heading: { la: la.short.salary, en: en.short.salary },
        type: 'kip',
        needs: 'view-salary',
      },
      { key: 'status', heading: word('status'), words: codesOf(la.status, en.status) },
    ],
  },
}
