import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { goneApproversColumn, joinRequest, waitsForColumn } from '#features/requests/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, fromDayAt, instant, isTrue, toDayAt } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listApprovals } from '../contract.ts'
import en from '../web/texts/report-en.ts'
import la from '../web/texts/report-la.ts'

const word = wordsOf(la, en)

/** The approval requests that were sent, without what they contain. */
export const approvalList: ListDeclaration<typeof listApprovals> = {
  from: `approval r ${joinPerson('r')}
    ${joinRequest('approval')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: ['r.company_id = $1', 'q.number is not null'],
  columns: {
    id: 'r.id',
    number: 'q.number',
    title: 'r.title',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    status: 'r.status',
    submitted_at: instant('q.submitted_at'),
    closed_at: instant('q.closed_at'),
    waits_for: (_: unknown, { language }) => waitsForColumn('q', language),
    gone: (_: unknown, { language }) => goneApproversColumn('q', language),
  },
  filters: {
    from: fromDayAt('q.submitted_at'),
    to: toDayAt('q.submitted_at'),
    status: equals('r.status'),
    department_id: equals('e.department_id'),
    employee_id: equals('r.employee_id'),
    is_stuck: isTrue(`json_array_length(${goneApproversColumn('q', 'en')}) > 0`),
  },
  search: `${SEARCH_PERSON} || ' ' || ${foldedText('q.number', 'r.title')}`,
  sorts: {
    ...PERSON_SORTS,
    submitted_at: 'q.submitted_at',
    number: 'q.number',
    title: 'r.title collate lao',
    status: 'r.status',
  },
  order: '-submitted_at',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'number', heading: word('number') },
      { key: 'title', heading: word('subject') },
      { key: 'emp_number', heading: word('empNumber') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'submitted_at', heading: word('sentAt'), type: 'instant' },
      { key: 'closed_at', heading: word('closedAt'), type: 'instant' },
    ],
  },
}
