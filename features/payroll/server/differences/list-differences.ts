import { joinPerson, PERSON_COLUMNS, PERSON_SORTS, SEARCH_PERSON } from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant, isTrue } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listDifferences } from '../../contract.ts'
import { titleIn } from '../../domain/run-title.ts'
import en from '../../web/texts/difference-en.ts'
import la from '../../web/texts/difference-la.ts'

const word = wordsOf(la, en)

/** The employment is over; `e` is the employee. */
export const HAS_LEFT = 'coalesce(e.end_date < today_in_laos(), false)'

/** The columns of a difference and of a claim. */
export const DIFFERENCE_COLUMNS = {
  id: 'd.id',
  run_id: 'd.run_id',
  run_title: 'run.title',
  from_date: 'run.from_date',
  to_date: 'run.to_date',
  employee_id: 'd.employee_id',
  ...PERSON_COLUMNS,
  end_date: 'e.end_date',
  has_left: HAS_LEFT,
  amount: 'd.amount',
  lines: 'd.lines',
  is_approximate: 'd.is_approximate',
  status: 'd.status',
  settled_run_id: 'd.settled_run_id',
  settled_run_title: 'target.title',
  reason: 'd.reason',
  received_on: 'd.received_on',
  decided_by_name: 'd.decided_by_name',
  decided_at: instant('d.decided_at'),
  found_at: instant('d.found_at'),
  version: 'd.version',
} as const

/** The tables, filters and sorts of differences and of claims. */
export const DIFFERENCE_LIST = {
  from: `pay_difference d ${joinPerson('d')}
    join payroll_run run on run.company_id = d.company_id and run.id = d.run_id`,
  joins: `left join payroll_run target on target.company_id = d.company_id and target.id = d.settled_run_id`,
  key: ['d.id'] as [string],
  filters: {
    run_id: equals('d.run_id'),
    employee_id: equals('d.employee_id'),
    status: equals('d.status'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, to_date: 'run.to_date', amount: 'd.amount' },
}

/** The run that settles a difference can be a settlement. */
export const settledTitleIn = <Row extends { settled_run_title: string | null }>(
  row: Row,
  language: Language,
): Row => ({
  ...row,
  settled_run_title: row.settled_run_title && titleIn(row.settled_run_title, language),
})

export const differenceList: ListDeclaration<typeof listDifferences> = {
  ...DIFFERENCE_LIST,
  where: ['d.company_id = $1', "d.status <> 'void'"],
  columns: DIFFERENCE_COLUMNS,
  filters: {
    ...DIFFERENCE_LIST.filters,
    settled_run_id: equals('d.settled_run_id'),
    direction: (value) => (value === 'up' ? 'd.amount > 0' : 'd.amount < 0'),
    has_left: isTrue(HAS_LEFT),
  },
  sorts: {
    ...DIFFERENCE_LIST.sorts,
    found_at: 'd.found_at',
    status:
      "array_position(array['open', 'chosen', 'settled', 'ignored', 'received', 'written_off', 'void'], d.status)",
  },
  order: '-found_at',
  finish: (row, { language }) => settledTitleIn(row, language),
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('empNumber') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'run_title', heading: word('run') },
      { key: 'amount', heading: word('amount'), type: 'kip' },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'settled_run_title', heading: word('settledRun') },
      { key: 'end_date', heading: word('endDate'), type: 'date' },
      { key: 'reason', heading: word('reason') },
      { key: 'found_at', heading: word('foundAt'), type: 'instant' },
    ],
  },
}
