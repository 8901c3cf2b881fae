import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { type listOpeningBalances, OPENING_AMOUNTS } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { UNTIL } from './check-rows.ts'

const word = wordsOf(la, en)

export const openingBalanceList: ListDeclaration<typeof listOpeningBalances> = {
  from: `opening_balance r ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: ['r.company_id = $1', 'e.deleted_at is null'],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    until: UNTIL,
    ...{ gross: 'r.gross', employee_sso: 'r.employee_sso', employer_sso: 'r.employer_sso' },
    ...{ taxable: 'r.taxable', tax: 'r.tax', net: 'r.net' },
    note: 'r.note',
    saved_by: 'r.saved_by_name',
    saved_at: instant('r.saved_at'),
    version: 'r.version',
  },
  filters: {
    year: equals('r.year'),
    employee_id: equals('r.employee_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    until: 'r.year * 12 + r.until_month',
    ...{ gross: 'r.gross', tax: 'r.tax', net: 'r.net' },
    saved_at: 'r.saved_at',
  },
  order: 'emp_number',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'until', heading: word('until') },
      ...OPENING_AMOUNTS.map((key) => ({ key, heading: word(key), type: 'number' as const })),
      { key: 'note', heading: word('note') },
      { key: 'saved_by', heading: word('savedBy') },
    ],
  },
}
