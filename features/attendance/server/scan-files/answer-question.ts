import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { ScanLayout } from '../../contract/scan-layout.ts'
import { discardScanFile, mapScanFile, type ScanFile } from '../../contract.ts'
import { readScanFileJob } from './read-scan-file-job.ts'
import { findScanFile } from './scan-file-record.ts'

/** Of two users who answer at the same time, the second is refused: the file is being read. */
const READ_ON = `
  update scan_file set status = 'reading', layout = $3, question = null
  where company_id = $1 and id = $2 and status = 'unclear' and content is not null`

/** The columns are used for the next file with the same shape too. */
const REMEMBER = `
  insert into scan_layout (company_id, shape, layout, saved_by)
  select $1, f.shape, $3, $4 from scan_file f where f.company_id = $1 and f.id = $2 and f.shape is not null
  on conflict (company_id, shape) do update set layout = excluded.layout, saved_by = excluded.saved_by, saved_at = excluded.saved_at`

/** Takes the columns of an unclear file from the user and reads it in the background. */
export const mapColumns = handle(mapScanFile, (context) =>
  inCompany(context, async (tx) => {
    const { scan_file_id: id } = context.params
    const { layout } = context.body
    const actor = actorOf(context)
    await requireUnclear(tx, id)
    if ((await tx.execute(READ_ON, [tx.companyId, id, JSON.stringify(layout)])) === 0)
      throw new AppError('request_status')
    await tx.execute(REMEMBER, [tx.companyId, id, JSON.stringify(layout), actor.accountId])
    await audit(tx, tx.companyId, actor, {
      action: 'update',
      entity: 'scan_file',
      entityId: id,
      before: { status: 'unclear' },
      after: { status: 'reading', columns: describeLayout(layout) },
    })
    const companyId = companyOf(context)
    await context.jobs.send(tx, readScanFileJob, { companyId, scanFileId: id, by: actor.name })
    return { data: (await findScanFile(tx, id)) as ScanFile }
  }),
)

/** Columns from 1, as the screen shows them. */
const describeLayout = ({ pin, day, time, order }: ScanLayout) =>
  `${[pin + 1, day + 1, ...(time === null ? [] : [time + 1])].join(', ')} (${order})`

async function requireUnclear(tx: Tx, id: number): Promise<ScanFile> {
  const file = await findScanFile(tx, id)
  if (!file) throw new AppError('not_found')
  if (file.status !== 'unclear') throw new AppError('request_status')
  return file
}

/** Deletes an unclear file: it was not a file of scans. */
export const discardUnclear = handle(discardScanFile, (context) =>
  inCompany(context, async (tx) => {
    const { scan_file_id: id } = context.params
    const before = await requireUnclear(tx, id)
    const sql = `delete from scan_file where company_id = $1 and id = $2 and status = 'unclear'`
    if ((await tx.execute(sql, [tx.companyId, id])) === 0) throw new AppError('request_status')
    const { file_name } = before
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'delete',
      entity: 'scan_file',
      entityId: id,
      before: { file_name },
    })
    return { data: null }
  }),
)
