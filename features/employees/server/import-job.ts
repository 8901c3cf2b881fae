import { z } from 'zod'
import type { RowSchema } from '#kit/database/check-rows.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { toAppError } from '#kit/server/errors.ts'
import { defineJob, type Job } from '#kit/server/jobs.ts'
import { progressWriter } from '#kit/server/progress.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import { importEmployees } from './import-employees.ts'
import type { ImportExtension } from './import-extension.ts'

export interface ImportJobData {
  companyId: number
  batchId: number
  actor: Actor
}

const FINISH = `
  update import_batch set status = 'done', done_count = $3, good_count = $3, changed_count = $5, unchanged_count = unchanged_count + $4,
    good_rows = '[]', finished_at = now()
  where company_id = $1 and id = $2`

/** Stores the valid rows of a batch. After a crash it starts again; after it is done it does nothing. */
export function importJob(extensions: readonly ImportExtension[]): Job<ImportJobData> {
  return defineJob<ImportJobData>({
    name: 'import-employees',
    async run({ companyId, batchId, actor }, { db, log }) {
      const progress = progressWriter((done: number) => noteProgress(db, companyId, batchId, done))
      try {
        const rows = await readGoodRows(db, companyId, batchId)
        if (!rows) return
        await importEmployees(db, companyId, rows, actor, {
          extensions,
          begin: (tx) => isImporting(tx, companyId, batchId),
          onProgress: progress.note,
          finish: async (tx, { added, changed, skipped }) => {
            await tx.execute(FINISH, [companyId, batchId, added + changed, skipped, changed])
          },
        })
      } catch (error) {
        // If the database is lost, the queue runs the job again.
        if (error instanceof DatabaseUnavailable) throw error
        log.error({ err: error, batchId }, 'import of employees failed')
        await noteFailure(db, companyId, batchId, toAppError(error).code)
      } finally {
        await progress.settled()
      }
    },
  })
}

/** `person` is the checked row that the upload stored. */
const GoodRow = z.object({
  row: Count,
  person: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.string()),
  exists: z.boolean().optional(),
})
const GoodRows = z.object({ good_rows: z.array(GoodRow) }) as unknown as RowSchema<{ good_rows: ImportRow[] }>

async function readGoodRows(db: Database, companyId: number, batchId: number): Promise<ImportRow[] | null> {
  const batch = await db.inCompany(companyId, (tx) =>
    tx.maybeOne(
      GoodRows,
      `select good_rows from import_batch where company_id = $1 and id = $2 and status = 'importing'`,
      [companyId, batchId],
    ),
  )
  return batch?.good_rows ?? null
}

const StatusRow = z.object({ status: z.string() })

/** Checked under the lock of the company's imports: a second run finds it done. */
async function isImporting(tx: Tx, companyId: number, batchId: number): Promise<boolean> {
  const batch = await tx.maybeOne(
    StatusRow,
    'select status from import_batch where company_id = $1 and id = $2',
    [companyId, batchId],
  )
  return batch?.status === 'importing'
}

/** In a separate transaction, so that the progress is visible before the rows. */
async function noteProgress(db: Database, companyId: number, batchId: number, done: number): Promise<void> {
  await db.inCompany(companyId, (tx) =>
    tx.execute(
      "update import_batch set done_count = $3 where company_id = $1 and id = $2 and status = 'importing'",
      [companyId, batchId, done],
    ),
  )
}

async function noteFailure(db: Database, companyId: number, batchId: number, code: string): Promise<void> {
  await db.inCompany(companyId, (tx) =>
    tx.execute(
      `update import_batch set status = 'failed', error_code = $3, done_count = 0, finished_at = now()
       where company_id = $1 and id = $2 and status = 'importing'`,
      [companyId, batchId, code],
    ),
  )
}
