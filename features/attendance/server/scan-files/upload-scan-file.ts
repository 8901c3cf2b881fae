import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, companyOf, handle, type UploadedFile } from '#kit/server/handler.ts'
import { type ScanFile, uploadScanFile } from '../../contract.ts'
import { isReadable } from '../text-files/read-text-file.ts'
import { importScans } from './import-scan-file.ts'
import { readScanFileJob } from './read-scan-file-job.ts'
import { readScansOf } from './read-scans.ts'
import { addScanFile, askAboutScanFile, findScanFile, readLayouts } from './scan-file-record.ts'

/** About 60,000 lines of text: read within two seconds. Workbooks are compressed to about a fifth. */
const AT_ONCE_BYTES = 2_500_000
const WORKBOOK_SHARE = 5

/**
 * A small file is imported before the answer, a large one is stored for the job. A file whose columns or dates are not
 * clear is kept until the user says where they are.
 */
export const uploadScans = handle(uploadScanFile, async (context) => {
  const { db, jobs } = context
  const companyId = companyOf(context)
  const actor = actorOf(context)
  const file = await context.upload()
  if (!isReadable(file.bytes)) throw new AppError('file_not_scans')
  const keep = (tx: Tx) => addScanFile(tx, { ...file, accountId: actor.accountId, keep: true })
  const shown = async (tx: Tx, id: number) => ({ data: (await findScanFile(tx, id)) as ScanFile })
  if (isLarge(file))
    return db.inCompany(companyId, async (tx) => {
      const scanFileId = await keep(tx)
      await jobs.send(tx, readScanFileJob, { companyId, scanFileId, by: actor.name })
      return shown(tx, scanFileId)
    })
  const scans = await readScansOf(file.bytes, await db.inCompany(companyId, readLayouts))
  if ('question' in scans)
    return db.inCompany(companyId, async (tx) => {
      const scanFileId = await keep(tx)
      await askAboutScanFile(tx, scanFileId, scans)
      return shown(tx, scanFileId)
    })
  const { scanFileId } = await importScans(db, companyId, { ...file, scans }, actor)
  return db.inCompany(companyId, (tx) => shown(tx, scanFileId))
})

function isLarge({ bytes }: UploadedFile): boolean {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  return bytes.length > (isWorkbook ? AT_ONCE_BYTES / WORKBOOK_SHARE : AT_ONCE_BYTES)
}
