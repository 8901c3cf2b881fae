import {
  type Asking,
  type OwnRecords,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { attachFormFiles } from '#kit/server/files/attach-files.ts'
import { uploadEndpoint } from '#kit/server/files/store-file.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  changeOwnApproval,
  listOwnApprovals,
  type OwnApproval,
  type OwnApprovalInput,
  requestOwnApproval,
  showOwnApproval,
  uploadApprovalFile,
} from '../../contract.ts'
import { FILES_KIND } from '../approval-columns.ts'
import { APPROVAL_REQUEST } from '../approval-kind.ts'
import { requireApprovers, requireDepartment } from './check-approvers.ts'
import { fillForm } from './fill-form.ts'
import { ownApprovalList } from './list-own-approvals.ts'

async function judge({ tx, context: { language }, employeeId }: Asking, input: OwnApprovalInput, id: number) {
  const { title, detail, department_id, amount, reference, approver_ids, approver_order, is_draft } = input
  await requireDepartment(tx, department_id, language)
  const named = { requesterId: employeeId, approverIds: approver_ids, isDraft: is_draft }
  await requireApprovers(tx, named, language)
  const { templateId, templateTitle, form } = await fillForm(tx, { input, approvalId: id }, language)
  return {
    values: [
      ...[title, detail, department_id, amount, reference, approver_ids, approver_order],
      ...[templateId, templateTitle, JSON.stringify(form)],
    ],
    warnings: 0,
  }
}

/** The files of a request. Throws `file_gone` under its field for a file that the employee has not uploaded for it. */
const attach = (
  { tx, context: { session, language } }: Asking,
  { file_ids: ids }: OwnApprovalInput,
  id: number,
): Promise<void> =>
  attachFormFiles(tx, {
    ...{ owner: { kind: FILES_KIND, id }, purpose: 'document' as const, ids },
    ...{ accountId: session.accountId, language },
  })

const OWN_APPROVALS: OwnRecords<OwnApprovalInput, OwnApproval> = {
  kind: APPROVAL_REQUEST,
  judge,
  ...ownStatements('approval', [
    ...['title', 'detail', 'department_id', 'amount', 'reference', 'approver_ids', 'approver_order'],
    ...['approval_template_id', 'template_title', 'form'],
  ]),
  read: ({ tx, context, engine }, id) =>
    requireListRow(tx, listOwnApprovals, ownApprovalList(engine), context, [id]),
  logged: ['title', 'status'],
  afterSave: attach,
}

/** An employee asks for an approval, and changes a draft or what was returned. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  uploadEndpoint(uploadApprovalFile, 'document'),
  ...ownRecordEndpoints(
    engine,
    { show: showOwnApproval, request: requestOwnApproval, change: changeOwnApproval },
    OWN_APPROVALS,
  ),
]
