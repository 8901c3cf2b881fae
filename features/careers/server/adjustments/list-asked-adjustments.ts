import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import {
  joinRequest,
  type Outside,
  ofOwnBranches,
  readOutside,
  waitsForColumn,
} from '#features/requests/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import type { AskedAdjustment, listAskedAdjustments } from '../../contract.ts'

/** The adjustments that are asked for; not those about the reader, and for HR of a branch only its own. */
export const askedAdjustmentList: ListDeclaration<
  typeof listAskedAdjustments,
  AskedAdjustment,
  readonly Outside[]
> = {
  prepare: readOutside('salary_adjustment'),
  from: `salary_adjustment r ${joinPerson('r')} ${joinRequest('salary_adjustment')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: [
    'r.company_id = $1',
    'q.company_id = $1',
    (param, { session }) =>
      `not (r.employee_id = ${param(session?.employeeId ?? 0)} or (e.email <> '' and lower(e.email) = lower(${param(session?.email ?? '')})))`,
    ofOwnBranches('salary_adjustment'),
  ],
  columns: {
    id: 'r.id',
    request_id: 'q.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    effective_date: 'r.effective_date',
    current_salary: 'r.current_salary',
    current_currency: 'r.current_currency',
    target_salary: 'r.target_salary',
    currency: 'r.currency',
    reason: 'r.reason',
    status: 'r.status',
    waits_for: (_, { language }) => waitsForColumn('q', language),
    requested_by: 'q.requested_by_name',
    submitted_at: instant('q.submitted_at'),
  },
  filters: { status: equals('r.status') },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, submitted_at: 'q.submitted_at', effective_date: 'r.effective_date' },
  order: '-submitted_at',
}
