import { AppError } from '#kit/contract/errors.ts'
import { actorOf, companyOf, handle } from '#kit/server/handler.ts'
import { type ScanFile, uploadScanFile } from '../../contract.ts'
import { importScanFile } from './import-scan-file.ts'
import { readScanFileJob } from './read-scan-file-job.ts'
import { addScanFile, findScanFile } from './scan-file-record.ts'

/** About 60,000 lines: read within two seconds. */
const AT_ONCE_BYTES = 2_500_000

/** A small file is imported before the answer, a large one is stored for the job. */
export const uploadScans = handle(uploadScanFile, async (context) => {
  const { db, jobs } = context
  const companyId = companyOf(context)
  const actor = actorOf(context)
  const file = await context.upload()
  if (file.bytes.includes(0)) throw new AppError('file_not_scans')
  if (file.bytes.length <= AT_ONCE_BYTES) {
    const { scanFileId } = await importScanFile(db, companyId, file, actor)
    return {
      data: await db.inCompany(companyId, async (tx) => (await findScanFile(tx, scanFileId)) as ScanFile),
    }
  }
  return db.inCompany(companyId, async (tx) => {
    const scanFileId = await addScanFile(tx, { ...file, accountId: actor.accountId, keep: true })
    await jobs.send(tx, readScanFileJob, { companyId, scanFileId, by: actor.name })
    return { data: (await findScanFile(tx, scanFileId)) as ScanFile }
  })
})
