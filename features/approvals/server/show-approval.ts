import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { type RequestEngine, requireSeen } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { serveFile } from '#kit/server/files/serve-file.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import { Approval, downloadApprovalFile, showApproval } from '../contract.ts'
import { APPROVAL_COLUMNS, FILES_KIND } from './approval-columns.ts'

const StoredRow = Approval.omit({ can_print: true })

/** An approval request by its columns. */
export function readApproval(tx: Tx, { language }: Pick<Context, 'language'>, id: number) {
  return tx.one(
    StoredRow,
    `select r.id, ${selected(APPROVAL_COLUMNS, { language })} from approval r
     left join ${DEPARTMENTS} d on d.company_id = r.company_id and d.id = r.department_id
     where r.company_id = $1 and r.id = $2`,
    [tx.companyId, id],
  )
}

/** An approval request and its files, for those who see the request. */
export const approvalEndpoints = (engine: RequestEngine): Endpoint[] => [
  handle(showApproval, (context) =>
    inCompany(context, async (tx) => {
      const id = context.params.approval_id
      const { status } = await requireSeen(tx, context, engine, { kind: 'approval', subjectId: id })
      return { data: { ...(await readApproval(tx, context, id)), can_print: status === 'success' } }
    }),
  ),
  handle(downloadApprovalFile, async (context) => {
    const { approval_id: id, attachment_id: fileId } = context.params
    await inCompany(context, (tx) => requireSeen(tx, context, engine, { kind: 'approval', subjectId: id }))
    return serveFile(context, { kind: FILES_KIND, id }, { fileId })
  }),
]
