import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, fromDayAt, instant, toDayAt } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf, YES_NO_WORDS } from '#kit/server/list/list-words.ts'
import type { reportScans } from '../../contract.ts'
import en from '../../web/texts/en.ts'
import la from '../../web/texts/la.ts'

const word = wordsOf(la.scans, en.scans)

export const scanList: ListDeclaration<typeof reportScans> = {
  from: `scan s ${joinPerson('s')}`,
  joins: JOIN_DEPARTMENT,
  key: ['s.id'],
  where: ['s.company_id = $1', PERSON_IS_VISIBLE],
  columns: {
    id: 's.id',
    employee_id: 's.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    scanned_at: instant('s.scanned_at'),
    source: 's.source',
    counts: 's.counts',
    device_kind: 's.device_kind',
    verify_mode: 's.verify_mode',
    raw_line: 's.raw_line',
    scan_file_id: 's.scan_file_id',
  },
  filters: {
    from: fromDayAt('s.scanned_at'),
    to: toDayAt('s.scanned_at'),
    source: equals('s.source'),
    employee_id: equals('s.employee_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    scan_file_id: equals('s.scan_file_id'),
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, scanned_at: 's.scanned_at' },
  order: '-scanned_at',
  sheet: {
    title: { la: la.scans.tabs.scans, en: en.scans.tabs.scans },
    columns: [
      { key: 'scanned_at', heading: word('scannedAt'), type: 'instant' },
      { key: 'emp_number', heading: { la: la.report.number, en: en.report.number } },
      { key: 'employee_name', heading: { la: la.report.employee, en: en.report.employee } },
      { key: 'department', heading: { la: la.report.department, en: en.report.department } },
      { key: 'source', heading: word('source'), words: codesOf(la.scans.sources, en.scans.sources) },
      { key: 'device_kind', heading: word('kind'), words: codesOf(la.scans.kinds, en.scans.kinds) },
      { key: 'verify_mode', heading: word('verify'), words: codesOf(la.scans.verifies, en.scans.verifies) },
      {
        key: 'outside',
        heading: word('notCounted'),
        value: (row, language) => YES_NO_WORDS[row.counts ? 'false' : 'true'][language],
      },
      { key: 'raw_line', heading: word('raw') },
    ],
  },
}
