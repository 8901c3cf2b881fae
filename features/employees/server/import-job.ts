import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { toAppError } from '#kit/server/errors.ts'
import { defineJob, type Job } from '#kit/server/jobs.ts'
import { progressWriter } from '#kit/server/progress.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import { type ImportOptions, importEmployees } from './import-employees.ts'
import type { ImportExtension } from './import-extension.ts'

export interface ImportJobData {
  companyId: number
  batchId: number
  actor: Actor
}

const FINISH = `
  update import_batch set status = 'done', done_count = $3, good_count = $3, changed_count = $5, unchanged_count = unchanged_count + $4,
    conflict_count = $6, good_rows = '[]', sheet = null, finished_at = now()
  where company_id = $1 and id = $2`

/** Stores the valid rows of a batch. After a crash it starts again; after it is done it does nothing. */
export function importJob(
  extensions: readonly ImportExtension[],
  later: Pick<ImportOptions, 'readLockedRuns' | 'followPositions' | 'followLeaders'> = {},
): Job<ImportJobData> {
  return defineJob<ImportJobData>({
    name: 'import-employees',
    async run({ companyId, batchId, actor }, { db, jobs, log }) {
      const progress = progressWriter((done: number) => noteProgress(db, companyId, batchId, done))
      try {
        const order = await readOrder(db, companyId, batchId)
        if (!order) return
        await importEmployees(db, companyId, order.good_rows, actor, {
          extensions,
          ...later,
          jobs,
          accepted: order.accepted,
          salaryFrom: order.salary_from,
          begin: (tx) => isImporting(tx, companyId, batchId),
          onProgress: progress.note,
          finish: async (tx, { added, changed, skipped, conflicts }) => {
            await tx.execute(FINISH, [companyId, batchId, added + changed, skipped, changed, conflicts])
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

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable()
/** `person` is the checked row that the upload stored. */
const GoodRow = z.object({
  row: Count,
  person: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.string()),
  exists: z.boolean().optional(),
  changes: z.array(z.object({ column: z.string(), before: Cell, after: Cell })).optional(),
  extended: z.array(z.string()).optional(),
  isNumbered: z.boolean().optional(),
})

interface Order {
  good_rows: ImportRow[]
  accepted: string[]
  salary_from: string | null
}
const Order = z.object({
  good_rows: z.array(GoodRow),
  accepted: z.array(z.string()),
  salary_from: IsoDate.nullable(),
}) as unknown as RowSchema<Order>

async function readOrder(db: Database, companyId: number, batchId: number): Promise<Order | null> {
  return db.inCompany(companyId, (tx) =>
    tx.maybeOne(
      Order,
      `select good_rows, accepted, salary_from from import_batch where company_id = $1 and id = $2 and status = 'importing'`,
      [companyId, batchId],
    ),
  )
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
