import { BRANCHES, DEPARTMENTS, POSITIONS } from '#features/master-data/server/index.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { PERSON_REPORT_LABELS as label } from '../contract/person-report.ts'
import {
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  personName,
  SEARCH_PERSON,
} from './person.ts'
import { EMPLOYEES } from './relations.ts'

const nameOf = (relation: string) =>
  `select r.name from ${relation} r where r.company_id = $1 and r.id = any($2) order by r.name collate lao`

/** The parts of a report about employees (`e`): columns, filters, search and sorts. The department is joined in `from`. */
export const PERSON_REPORT = {
  joins: `${JOIN_BRANCH} ${JOIN_POSITION}`,
  joinDepartment: JOIN_DEPARTMENT,
  columns: {
    employee_id: 'e.id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    branch: 'b.name',
    position: 'o.name',
  },
  where: ['e.company_id = $1', PERSON_IS_VISIBLE],
  filters: {
    employee_id: equals('e.id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    position_id: equals('e.position_id'),
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, department: 'd.name collate lao' },
  filterLines: {
    employee_id: {
      label: label.employee_id,
      name: `select ${personName('la')} as name from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`,
    },
    department_id: { label: label.department_id, name: nameOf(DEPARTMENTS) },
    branch_id: { label: label.branch_id, name: nameOf(BRANCHES) },
    position_id: { label: label.position_id, name: nameOf(POSITIONS) },
  },
} as const
