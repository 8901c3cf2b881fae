import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { WaitsFor } from '#features/requests/contract/facts.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'

const access = { anyOf: ['view-e-approval'], side: 'company' } as const

/** An approval request as HR sees it: without its words, amount and files. */
export const ReportedApproval = z.object({
  id: Id,
  number: z.string(),
  title: z.string(),
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  status: RequestStatus,
  submitted_at: Instant,
  closed_at: Instant.nullable(),
  waits_for: WaitsFor.nullable(),
  /** Approvers who have left, or have no account any more, at steps that are not decided: HR names others. */
  gone: z.array(z.object({ step_no: z.int(), employee_id: Id, name: z.string() })),
})
export type ReportedApproval = z.infer<typeof ReportedApproval>

export const listApprovals = defineRoute({
  method: 'GET',
  path: '/e-approval',
  summary: 'List the approval requests that were sent: number, title, requester and state.',
  access,
  query: listQuery(['submitted_at', 'number', 'title', 'employee_name', 'emp_number', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
    department_id: severalIds.optional(),
    employee_id: IdParam.optional(),
    /** Those that wait for somebody who has left. */
    is_stuck: z.stringbool().optional(),
  }),
  answer: listAnswer(ReportedApproval),
  list: { excel: true, entity: 'approval' },
})

export const nameApprovalApprover = defineRoute({
  method: 'POST',
  path: '/e-approval/:id/approver',
  summary: 'Name another approver in the place of one who has left.',
  access: changing(access, 'edit-e-approval'),
  params: z.object({ id: IdParam }),
  body: z.object({ step_no: z.int().min(1).max(9), instead_of: Id, employee_id: Id }),
  answer: dataAnswer(ReportedApproval),
  errors: ['invalid_input', 'not_found', 'request_status'],
})
