import { z } from 'zod'
import { member } from '#features/requests/contract/inbox.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Kip } from '#kit/contract/scalars.ts'
import { FILE_PURPOSES, PDF, StoredFile } from '#kit/contract/stored-files.ts'
import { Approver, ApproverOrder } from './approver.ts'
import { FilledField } from './template.ts'

/** What an approval request contains. */
export const APPROVAL_FIELDS = {
  title: z.string(),
  detail: z.string(),
  department_id: Id.nullable(),
  department: z.string().nullable(),
  /** In kip. */
  amount: Kip.nullable(),
  reference: z.string(),
  approver_order: ApproverOrder,
  approvers: z.array(Approver),
  files: z.array(StoredFile),
  /** The template it was made with, as it was then; null and '' without one. */
  approval_template_id: Id.nullable(),
  template_title: z.string(),
  form: z.array(FilledField),
}

/** An approval request for the requester and those who are asked, from their step on. */
export const Approval = z.object({ id: Id, ...APPROVAL_FIELDS, can_print: z.boolean() })
export type Approval = z.infer<typeof Approval>

const params = z.object({ approval_id: IdParam })

export const showApproval = defineRoute({
  method: 'GET',
  path: '/e-approve/:approval_id',
  summary: 'Show an approval request to its requester and to those who are asked, from their step on.',
  access: member,
  params,
  answer: dataAnswer(Approval),
})

export const downloadApprovalFile = defineRoute({
  method: 'GET',
  path: '/e-approve/:approval_id/file/:attachment_id',
  summary: 'Download a file of an approval request; for those who see the request.',
  access: member,
  params: params.extend({ attachment_id: IdParam }),
  stream: { contentTypes: [...FILE_PURPOSES.document.types], isStored: true },
})

export const downloadApprovalPdf = defineRoute({
  method: 'GET',
  path: '/e-approve/:approved_id/document.pdf',
  summary: 'Download an approved request as a PDF with all decisions, in both languages.',
  access: member,
  params: z.object({ approved_id: IdParam }),
  stream: { contentTypes: [PDF], entity: 'approval' },
  errors: ['request_status'],
})
