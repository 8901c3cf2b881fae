import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listClaims } from '../../contract.ts'
import { causesInWords } from '../../domain/difference-words.ts'
import en from '../../web/texts/claim-en.ts'
import la from '../../web/texts/claim-la.ts'
import { DIFFERENCE_COLUMNS, DIFFERENCE_LIST, HAS_LEFT } from './list-differences.ts'

const word = wordsOf(la, en)

/** What was received stays in the list when the person comes back; what is open is then a pay difference like others. */
const IS_CLAIM = `d.amount < 0 and (d.status = 'received' or (d.status in ('open', 'written_off') and ${HAS_LEFT}))`

export const claimList: ListDeclaration<typeof listClaims> = {
  ...DIFFERENCE_LIST,
  joins: `${DIFFERENCE_LIST.joins}
    left join ${DEPARTMENTS} dep on dep.company_id = e.company_id and dep.id = e.department_id`,
  where: ['d.company_id = $1', IS_CLAIM],
  columns: { ...DIFFERENCE_COLUMNS, department: "coalesce(dep.name, '')" },
  sorts: {
    ...DIFFERENCE_LIST.sorts,
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
