import { joinPerson, PERSON_SORTS, SEARCH_PERSON } from '#features/employees/server/index.ts'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listClaims } from '../../contract.ts'
import { causesInWords } from '../../domain/difference-words.ts'
import en from '../../web/texts/claim-en.ts'
import la from '../../web/texts/claim-la.ts'
import { DIFFERENCE_COLUMNS, HAS_LEFT } from './list-differences.ts'

const word = wordsOf(la, en)

/** What was received stays in the list when the person comes back; what is open is then a pay difference like others. */
const IS_CLAIM = `d.amount < 0 and (d.status = 'received' or (d.status in ('open', 'written_off') and ${HAS_LEFT}))`

export const claimList: ListDeclaration<typeof listClaims> = {
  from: `pay_difference d ${joinPerson('d')}
    join payroll_run run on run.company_id = d.company_id and run.id = d.run_id`,
  joins: `left join payroll_run target on target.company_id = d.company_id and target.id = d.settled_run_id
    left join ${DEPARTMENTS} dep on dep.company_id = e.company_id and dep.id = e.department_id`,
  key: ['d.id'],
  where: ['d.company_id = $1', IS_CLAIM],
  columns: { ...DIFFERENCE_COLUMNS, department: "coalesce(dep.name, '')" },
  filters: {
    run_id: equals('d.run_id'),
    employee_id: equals('d.employee_id'),
    status: equals('d.status'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    to_date: 'run.to_date',
    amount: '-d.amount',
    end_date: 'e.end_date',
    status: "array_position(array['open', 'received', 'written_off'], d.status)",
  },
  order: 'status',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('empNumber') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'end_date', heading: word('endDate'), type: 'date' },
      { key: 'run_title', heading: word('run') },
      { key: 'from_date', heading: word('from'), type: 'date' },
      { key: 'to_date', heading: word('to'), type: 'date' },
      { key: 'amount', heading: word('amount'), type: 'kip', value: ({ amount }) => -amount },
      {
        ...{ key: 'causes', heading: word('cause') },
        value: ({ lines }, language) =>
          causesInWords(
            lines.flatMap(({ causes }) => causes),
            language,
          ).join(' · '),
      },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'received_on', heading: word('receivedOn'), type: 'date' },
      { key: 'reason', heading: word('reason') },
      { key: 'decided_by_name', heading: word('decidedBy') },
    ],
  },
}
