import { z } from 'zod'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { type RequestEngine, requireSeen } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { StoredFile } from '#kit/contract/stored-files.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { attachFiles } from '#kit/server/files/attach-files.ts'
import { serveFile } from '#kit/server/files/serve-file.ts'
import { uploadEndpoint } from '#kit/server/files/store-file.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  changeLeaveFiles,
  downloadLeaveFile,
  type LeaveFiles,
  LeaveProof,
  MAX_LEAVE_FILES,
  showLeaveFiles,
  uploadLeaveFile,
} from '../../contract.ts'
import { LEAVE_FILES, LEAVE_FILES_KIND, LEAVE_PROOF } from './proof-sql.ts'

const Row = z.object({
  status: RequestStatus,
  files: z.array(StoredFile),
  proof: LeaveProof,
  from_days: z.int().nullable(),
})
const READ = `
  select r.status, ${LEAVE_FILES} as files, ${LEAVE_PROOF} as proof, t.file_from_days as from_days
  from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
  where r.company_id = $1 and r.id = $2`
const LOCK = 'select id from leave_request where company_id = $1 and id = $2 for update'

interface Rights {
  isOwn: boolean
  mayDecide: boolean
}

/**
 * Throws `not_found` for everybody but the employee and HR who decides about the leave: line managers and readers of the leave report see
 * the leave, not the certificate.
 */
async function requireReader(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  subjectId: number,
): Promise<Rights> {
  const { isOwn, mayDecide } = await requireSeen(tx, context, engine, { kind: 'leave', subjectId })
  if (!isOwn && !mayDecide) throw new AppError('not_found')
  return { isOwn, mayDecide: !isOwn && mayDecide }
}

async function readFiles(tx: Tx, id: number, { isOwn, mayDecide }: Rights): Promise<LeaveFiles> {
  const { status, ...shown } = await tx.one(Row, READ, [tx.companyId, id])
  const isOpen = status !== 'rejected' && status !== 'cancelled'
  return {
    ...shown,
    may_add: isOpen,
    may_remove: mayDecide || (isOwn && isOpen && status !== 'success'),
  }
}

async function change(
  tx: Tx,
  context: Context<typeof changeLeaveFiles>,
  engine: RequestEngine,
): Promise<LeaveFiles> {
  const { filed_leave_id: id } = context.params
  const { added_ids: added, removed_ids: removed } = context.body
  const rights = await requireReader(tx, context, engine, id)
  // Of two changes at the same time the second one sees the files of the first.
  await tx.execute(LOCK, [tx.companyId, id])
  const before = await readFiles(tx, id, rights)
  if ((added.length > 0 && !before.may_add) || (removed.length > 0 && !before.may_remove))
    throw new AppError('leave_files_closed')
  const kept = before.files.map((file) => file.id).filter((one) => !removed.includes(one))
  const ids = [...new Set([...kept, ...added])]
  if (ids.length > MAX_LEAVE_FILES) throw new AppError('leave_files')
  const owner = { kind: LEAVE_FILES_KIND, id }
  await attachFiles(tx, { owner, purpose: 'document', ids, accountId: context.session.accountId })
  const after = await readFiles(tx, id, rights)
  // The log has no names of files: they say what a certificate is for.
  await audit(tx, tx.companyId, actorOf(context), {
    ...{ action: 'update', entity: 'leave_request', entityId: id },
    ...{ before: { files: before.files.length }, after: { files: after.files.length } },
  })
  return after
}

/** Certificates and other files of leave, for the employee and HR. */
export const leaveFileEndpoints = (engine: RequestEngine): Endpoint[] => [
  uploadEndpoint(uploadLeaveFile, 'document'),
  handle(showLeaveFiles, (context) =>
    inCompany(context, async (tx) => {
      const id = context.params.filed_leave_id
      return { data: await readFiles(tx, id, await requireReader(tx, context, engine, id)) }
    }),
  ),
  handle(changeLeaveFiles, (context) =>
    inCompany(context, async (tx) => ({ data: await change(tx, context, engine) })),
  ),
  handle(downloadLeaveFile, async (context) => {
    const { filed_leave_id: id, leave_file_id: fileId } = context.params
    await inCompany(context, (tx) => requireReader(tx, context, engine, id))
    return serveFile(context, { kind: LEAVE_FILES_KIND, id }, { fileId })
  }),
]
