import { z } from 'zod'
import { EMPLOYEE_PLACES } from '#features/employees/server/index.ts'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import {
  addOwnActions,
  joinLastDecision,
  joinRequest,
  OWN_REQUEST_COLUMNS,
  OWN_ROWS,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import { listOwnApprovals, OwnApproval, showApprovalForm } from '../../contract.ts'
import { APPROVAL_COLUMNS } from '../approval-columns.ts'
import { templatesFor } from '../stored-templates.ts'

const StoredRow = OwnApproval.omit({ can: true })
type StoredRow = z.infer<typeof StoredRow>

/** The own approval requests of the reader; rows of others are never in it. */
export const ownApprovalList = (
  engine: RequestEngine,
): ListDeclaration<typeof listOwnApprovals, StoredRow> => ({
  from: `approval r ${joinRequest('approval')}`,
  joins: `left join ${DEPARTMENTS} d on d.company_id = r.company_id and d.id = r.department_id ${joinLastDecision('approval')}`,
  key: ['r.id'],
  where: [...OWN_ROWS],
  row: StoredRow,
  columns: {
    id: 'r.id',
    request_id: 'q.id',
    number: 'q.number',
    ...APPROVAL_COLUMNS,
    submitted_at: instant('q.submitted_at'),
    created_at: instant('r.created_at'),
    ...OWN_REQUEST_COLUMNS,
  },
  filters: { status: equals('r.status') },
  search: foldedText('q.number', 'r.title', 'r.reference', 'r.detail'),
  sorts: {
    created_at: 'r.created_at',
    number: 'q.number',
    title: 'r.title collate lao',
    amount: 'r.amount',
    status: 'r.status',
  },
  order: '-created_at',
  finishAll: addOwnActions(engine),
})

const DepartmentRow = z.object({ id: Id, name: z.string() })
const DEPARTMENTS_TO_CHOOSE = `
  select d.id, d.name from ${DEPARTMENTS} d where d.company_id = $1 and d.deleted_at is null order by d.name collate lao, d.id`
const OwnPlaceRow = z.object({ department_id: Id.nullable() })
const OWN_PLACE = `select p.department_id from ${EMPLOYEE_PLACES} p where p.company_id = $1 and p.id = $2`

const showForm = handle(showApprovalForm, (context) =>
  inCompany(context, async (tx) => {
    const own = await tx.maybeOne(OwnPlaceRow, OWN_PLACE, [tx.companyId, employeeOf(context)])
    const departments = await tx.query(DepartmentRow, DEPARTMENTS_TO_CHOOSE, [tx.companyId])
    const templates = await templatesFor(tx, context.language, employeeOf(context))
    return { data: { departments, department_id: own?.department_id ?? null, templates } }
  }),
)

export const ownApprovalLists = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listOwnApprovals, ownApprovalList(engine)),
  showForm,
]
