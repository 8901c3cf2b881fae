import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { analyzeAfter } from '../analyze.ts'
import { readAttlog, storeAttlog } from './import-scan-file.ts'
import { failScanFile, noteProgress } from './scan-file-record.ts'

interface Waiting {
  content: Buffer
  created_by: number | null
  actor: string | null
}

const WAITING = `
  select f.content, f.created_by, (select a.name from account a where a.id = f.created_by) as actor
  from scan_file f where f.company_id = $1 and f.id = $2 and f.status = 'reading' and f.content is not null`

/** Reads a large scan file in the background. After a crash it begins again: nothing of a half-read file was stored. */
export const readScanFileJob = defineJob<{ companyId: number; scanFileId: number; by?: string }>({
  name: 'read-scan-file',
  async run({ companyId, scanFileId, by }, { db }) {
    const waiting = await db.inCompany(companyId, (tx) =>
      tx.maybeOne<Waiting>(WAITING, [companyId, scanFileId]),
    )
    if (!waiting) return
    try {
      // The account of the provider's person is not to be seen from inside the company.
      await readWaiting(db, companyId, scanFileId, { ...waiting, actor: by ?? waiting.actor })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await db.inCompany(companyId, (tx) => failScanFile(tx, scanFileId, error.code))
    }
  },
})

async function readWaiting(
  db: Database,
  companyId: number,
  scanFileId: number,
  waiting: Waiting,
): Promise<void> {
  const { content: bytes } = waiting
  const actor: Actor = { accountId: waiting.created_by, name: waiting.actor ?? 'system' }
  // In transactions of their own: whoever asks sees how far it is.
  const onProgress = (done: number, total: number) =>
    db.inCompany(companyId, (tx) => noteProgress(tx, scanFileId, done, total))
  const attlog = await readAttlog(bytes)
  await onProgress(0, attlog.lines)
  const { stored } = await db.inCompany(companyId, (tx) =>
    storeAttlog(tx, { scanFileId, attlog, bytes, actor }, { onProgress }),
  )
  await analyzeAfter(db, companyId, stored)
}
