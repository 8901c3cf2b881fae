import {
  JOIN_DEPARTMENT,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { joinLastDecision } from '#features/requests/server/index.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'

/** Headings that the lists of requests share, and the names of the states. */
interface RequestTexts {
  number: string
  employee: string
  department: string
  status: string
  decidedBy: string
  decidedAt: string
  decisionReason: string
  statuses: Readonly<Record<string, string>>
}

/**
 * Parts of a `ListDeclaration` that the lists of an employee's requests (leave, overtime) share. Its `from` is the
 * table of the requests as `r`, with `joinPerson('r')`; the last decision about each is `last`. `sheet` contains the
 * columns of the Excel file: employee, state, and the last decision with person and time.
 */
export function requestOfPerson(subject: string, la: RequestTexts, en: RequestTexts) {
  const word = wordsOf(la, en)
  return {
    joins: `${JOIN_DEPARTMENT}${joinLastDecision(subject)}`,
    where: ['r.company_id = $1', PERSON_IS_VISIBLE, `r.status <> 'draft'`],
    columns: {
      id: 'r.id',
      employee_id: 'r.employee_id',
      ...PERSON_COLUMNS,
      department: 'd.name',
      status: 'r.status',
      decided_by: 'last.actor',
      decided_at: instant('last.at'),
      decision_reason: `case when r.status in ('rejected', 'cancelled') then coalesce(last.reason, '') else '' end`,
      version: 'r.version',
    },
    filters: {
      status: equals('r.status'),
      employee_id: equals('r.employee_id'),
      department_id: equals('e.department_id'),
      branch_id: equals('e.branch_id'),
    },
    search: SEARCH_PERSON,
    sorts: { ...PERSON_SORTS, status: 'r.status' },
    sheet: {
      person: [
        { key: 'emp_number', heading: word('number') },
        { key: 'employee_name', heading: word('employee') },
        { key: 'department', heading: word('department') },
      ],
      status: { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      decision: [
        { key: 'decided_by', heading: word('decidedBy') },
        { key: 'decided_at', heading: word('decidedAt'), type: 'instant' },
        { key: 'decision_reason', heading: word('decisionReason') },
      ],
    },
  } as const
}
