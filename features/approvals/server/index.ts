import type { RequestEngine } from '#features/requests/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listApprovals } from '../contract.ts'
import { downloadPdf } from './download-approval-pdf.ts'
import { templateEndpoints } from './edit-templates.ts'
import { approvalList } from './list-approvals.ts'
import { nameOther } from './name-approver.ts'
import { ownApprovalLists } from './own/list-own-approvals.ts'
import { requestOwn } from './own/request-own-approval.ts'
import { approvalEndpoints } from './show-approval.ts'
import { verifyWith } from './verify-approval.ts'

export { APPROVAL_REQUEST } from './approval-kind.ts'

/** The calls of approval requests: the own ones, those that wait for the reader, and the report. */
export const approvalsEndpoints = (db: Database, engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listApprovals, approvalList),
  nameOther(engine),
  ...ownApprovalLists(engine),
  ...requestOwn(engine),
  ...approvalEndpoints(engine),
  ...templateEndpoints,
  downloadPdf(engine),
  verifyWith(db),
]
