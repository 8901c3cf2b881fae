import { z } from 'zod'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { fileUpload } from '#kit/contract/stored-files.ts'
import { lineText, longText, requiredLineText } from '#kit/contract/texts.ts'
import { APPROVAL_FIELDS } from './approval.ts'
import { ApproverOrder, MAX_APPROVERS } from './approver.ts'
import { ApprovalTemplate, FormAnswer, MAX_FIELDS } from './template.ts'

const own = { anyOf: [], side: 'employee' } as const
const params = z.object({ approval_id: IdParam })

export const MAX_FILES = 10

/** An approval request of the signed-in employee. */
export const OwnApproval = z.object({
  id: Id,
  /** For the calls of requests. */
  request_id: Id,
  /** `KH-2026-0042`; null until it is sent. */
  number: z.string().nullable(),
  ...APPROVAL_FIELDS,
  submitted_at: Instant.nullable(),
  created_at: Instant,
  ...OWN_REQUEST_FIELDS,
})
export type OwnApproval = z.infer<typeof OwnApproval>

export const listOwnApprovals = defineRoute({
  method: 'GET',
  path: '/employee/e-approve',
  summary: 'List the own approval requests of the signed-in employee, latest first.',
  access: own,
  query: listQuery(['created_at', 'number', 'title', 'amount', 'status'], {
    status: severalOf(RequestStatus).optional(),
  }),
  answer: listAnswer(OwnApproval),
  list: { entity: 'approval' },
})

export const showApprovalForm = defineRoute({
  method: 'GET',
  path: '/employee/e-approve/form',
  summary:
    'Show what an employee can choose in an approval request: templates, departments, and the own one.',
  access: own,
  answer: dataAnswer(
    z.object({
      departments: z.array(z.object({ id: Id, name: z.string() })),
      department_id: Id.nullable(),
      /** Without approvers who cannot decide about this employee. */
      templates: z.array(ApprovalTemplate.omit({ version: true })),
    }),
  ),
})

export const showOwnApproval = defineRoute({
  method: 'GET',
  path: '/employee/e-approve/:approval_id',
  summary: 'Show an own approval request.',
  access: own,
  params,
  answer: dataAnswer(OwnApproval),
})

/** What the signed-in employee asks for. */
export const OwnApprovalInput = z.object({
  title: requiredLineText(200),
  detail: longText(5000).default(''),
  department_id: Id.nullable().default(null),
  /** In kip. */
  amount: SalaryKip.nullable().default(null),
  reference: lineText(100).default(''),
  approver_order: ApproverOrder.default('in_order'),
  /** Employees in the order in which they decide; a draft can be without. */
  approver_ids: z.array(Id).max(MAX_APPROVERS).default([]),
  /** Uploaded files. */
  file_ids: z.array(Id).max(MAX_FILES).default([]),
  approval_template_id: Id.nullable().default(null),
  /** What was filled in of the template's fields. */
  answers: z.array(FormAnswer).max(MAX_FIELDS).default([]),
  /** Only kept, not sent. */
  is_draft: z.boolean().default(false),
})
export type OwnApprovalInput = z.infer<typeof OwnApprovalInput>

export const requestOwnApproval = defineRoute({
  method: 'POST',
  path: '/employee/e-approve',
  summary: 'Ask for an approval. It gets its number when it is sent.',
  access: own,
  body: OwnApprovalInput,
  answer: dataAnswer(OwnApproval),
  errors: ['invalid_input', 'file_gone'],
})

export const changeOwnApproval = defineRoute({
  method: 'PUT',
  path: '/employee/e-approve/:approval_id',
  summary:
    'Change an own approval request that is not sent yet, or that was returned; then it is sent again.',
  access: own,
  params,
  body: OwnApprovalInput.extend({ version: Version }),
  answer: dataAnswer(OwnApproval),
  errors: ['invalid_input', 'file_gone', 'not_found', 'stale_version', 'request_status'],
})

export const uploadApprovalFile = fileUpload({
  path: '/employee/e-approve/file',
  summary: 'Upload a file for an own approval request.',
  access: own,
  purpose: 'document',
})
