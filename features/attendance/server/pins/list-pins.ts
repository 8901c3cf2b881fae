import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import type { listPins, listUnmatchedPins } from '../../contract/pins.ts'
import { PIN_TEXTS as text } from '../../locales/pins.ts'

/** 9 before 10. */
const PIN_ORDER = (column: string) => `${column} collate emp_number_order`

export const pinList: ListDeclaration<typeof listPins> = {
  from: `employee_pin r ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: ['r.company_id = $1', PERSON_IS_VISIBLE],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    pin: 'r.pin',
    first_day: 'r.first_day',
    last_day: 'r.last_day',
    version: 'r.version',
  },
  filters: {
    employee_id: equals('r.employee_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: `${SEARCH_PERSON} || ' ' || ${foldedText('r.pin')}`,
  sorts: { ...PERSON_SORTS, pin: PIN_ORDER('r.pin_key'), first_day: 'r.first_day' },
  order: 'emp_number',
  sheet: {
    title: text.title,
    columns: [
      { key: 'emp_number', heading: text.number },
      { key: 'employee_name', heading: text.employee },
      { key: 'department', heading: text.department },
      { key: 'pin', heading: text.pin },
      { key: 'first_day', heading: text.firstDay, type: 'date' },
      { key: 'last_day', heading: text.lastDay, type: 'date' },
    ],
  },
}

export const unmatchedPinList: ListDeclaration<typeof listUnmatchedPins> = {
  from: `(
    select u.company_id, u.pin_key, max(u.pin) as pin, count(*) as lines, min(u.scanned_at) as first_at, max(u.scanned_at) as last_at
    from unmatched_scan u where u.company_id = $1 group by u.company_id, u.pin_key) as r`,
  key: ['r.pin_key'],
  where: ['r.company_id = $1'],
  columns: {
    pin: 'r.pin',
    lines: 'r.lines::int',
    first_at: instant('r.first_at'),
    last_at: instant('r.last_at'),
  },
  filters: {},
  search: foldedText('r.pin'),
  sorts: { pin: PIN_ORDER('r.pin_key'), lines: 'r.lines', first_at: 'r.first_at', last_at: 'r.last_at' },
  order: 'pin',
  sheet: {
    title: text.waiting,
    columns: [
      { key: 'pin', heading: text.pin },
      { key: 'lines', heading: text.lines, type: 'number' },
      { key: 'first_at', heading: text.firstScan, type: 'instant' },
      { key: 'last_at', heading: text.lastScan, type: 'instant' },
    ],
  },
}
