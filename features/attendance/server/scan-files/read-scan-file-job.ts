import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { errorStatus } from '#kit/contract/error-register.ts'
import { type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { Bytes } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { toAppError } from '#kit/server/errors.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { progressWriter } from '#kit/server/progress.ts'
import { ScanLayout } from '../../contract/scan-layout.ts'
import { analyzeAfterImport } from '../analyze.ts'
import { ONE_FILE_AT_ONCE } from '../locks.ts'
import { storeAttlog } from './import-scan-file.ts'
import { readScansOf } from './read-scans.ts'
import { askAboutScanFile, failScanFile, noteProgress, readLayouts } from './scan-file-record.ts'

const Waiting = z.object({
  content: Bytes,
  layout: ScanLayout.nullable(),
  created_by: z.int().nullable(),
  actor: z.string().nullable(),
})
type Waiting = z.infer<typeof Waiting>

const WAITING = `
  select f.content, f.layout, f.created_by, (select a.name from ${ACCOUNTS} a where a.id = f.created_by) as actor
  from scan_file f where f.company_id = $1 and f.id = $2 and f.status = 'reading' and f.content is not null`

/** Reads a large scan file in the background. After a crash it starts again: a file is stored completely or not at all. */
export const readScanFileJob = defineJob<{ companyId: number; scanFileId: number; by?: string }>({
  name: 'read-scan-file',
  isHeavy: true,
  async run({ companyId, scanFileId, by }, { db, log }) {
    const waiting = await db.inCompany(companyId, (tx) =>
      tx.maybeOne(Waiting, WAITING, [companyId, scanFileId]),
    )
    if (!waiting) return
    try {
      // The account of the provider's user is not visible inside the company.
      await readWaiting(db, companyId, scanFileId, { ...waiting, actor: by ?? waiting.actor })
    } catch (error) {
      // If the database is lost, the queue runs the job again. Other errors would repeat.
      if (error instanceof DatabaseUnavailable) throw error
      const { code } = toAppError(error)
      if (errorStatus(code) >= 500) log.error({ err: error, scanFileId }, 'scan file failed')
      await db.inCompany(companyId, (tx) => failScanFile(tx, scanFileId, code))
    }
  },
})

async function readWaiting(
  db: Database,
  companyId: number,
  scanFileId: number,
  waiting: Waiting,
): Promise<void> {
  const layouts = await db.inCompany(companyId, readLayouts)
  const scans = await readScansOf(waiting.content, layouts, waiting.layout)
  if ('question' in scans) return db.inCompany(companyId, (tx) => askAboutScanFile(tx, scanFileId, scans))
  const actor: Actor = { accountId: waiting.created_by, name: waiting.actor ?? 'system' }
  // In separate transactions, so that the progress is visible; the transaction that stores the scans does not wait for them.
  const progress = progressWriter(({ done, total }: { done: number; total: number }) =>
    db.inCompany(companyId, (tx) => noteProgress(tx, scanFileId, done, total)),
  )
  const onProgress = (done: number, total: number) => progress.note({ done, total })
  try {
    onProgress(0, scans.attlog.lines)
    const { stored } = await db.inCompany(
      companyId,
      (tx) => storeAttlog(tx, { scanFileId, ...scans, actor }, { onProgress }),
      ONE_FILE_AT_ONCE,
    )
    await analyzeAfterImport(db, companyId, stored)
  } finally {
    await progress.settled()
  }
}
