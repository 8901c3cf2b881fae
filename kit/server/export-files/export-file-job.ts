import { z } from 'zod'
import { Language } from '#kit/contract/scalars.ts'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { toAppError } from '../errors.ts'
import type { Context, Endpoint, RowsFile } from '../handler.ts'
import { defineJob, type Job, type JobContext } from '../jobs.ts'
import { requirePermission } from '../permit.ts'
import { progressWriter } from '../progress.ts'
import type { Session } from '../session.ts'
import { parsedInput } from './export-input.ts'
import { rightsOf } from './rights.ts'

export interface ExportFileData {
  fileId: number
  /** Null for a file of the provider's. */
  companyId: number | null
}

export const EXPORT_FILE_JOB = { name: 'export-file', isHeavy: true } as const

const FileRow = z.object({
  session_id: z.int(),
  path: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  language: Language,
})
type FileRow = z.infer<typeof FileRow>

const PART_BYTES = 1024 * 1024

/** The work was ended by the person. */
class Cancelled extends Error {}

export interface ExportFileOptions {
  endpoints: (db: Database) => readonly Endpoint[]
  /** The session with its present rights; null if it has ended. */
  sessionOf: (db: Database, sessionId: number) => Promise<Session | null>
  /** Called in the transaction that completes a file. */
  onDone?: (tx: Tx, file: { id: number; accountId: number; name: string }) => Promise<void>
}

/**
 * Makes a file of a list or a report with the rights of the session that asked for it. The file is stored in the
 * transaction that reads the rows: if the process dies, no part of it is visible and the job starts again.
 */
export function exportFileJob({ endpoints, sessionOf, onDone }: ExportFileOptions): Job<ExportFileData> {
  return defineJob<ExportFileData>({
    ...EXPORT_FILE_JOB,
    async run({ fileId, companyId }, context) {
      const { db, log, signal } = context
      const file = await asOwner(db, companyId, (tx) => startFile(tx, fileId))
      if (!file) return
      const progress = progressWriter((counts: Counts) =>
        asOwner(db, companyId, (tx) => noteProgress(tx, fileId, counts)),
      )
      try {
        const session = await sessionOf(db, file.session_id)
        await writeFile(fileId, file, {
          ...context,
          session: session?.companyId === companyId ? session : null,
          endpoints: endpoints(db),
          onDone,
          note: progress.note,
          settled: progress.settled,
          isCancelled: async () => !(await asOwner(db, companyId, (tx) => isWorking(tx, fileId))),
        })
      } catch (error) {
        if (signal.aborted || error instanceof DatabaseUnavailable) throw error
        if (error instanceof Cancelled) return
        const { code } = toAppError(error)
        if (code === 'internal_error') log.error({ err: error, fileId }, 'export file failed')
        await asOwner(db, companyId, (tx) => noteFailure(tx, fileId, code))
      } finally {
        await progress.settled()
      }
    },
  })
}

interface Counts {
  done: number
  total: number
}

interface Work extends Pick<JobContext, 'db' | 'jobs' | 'signal'> {
  session: Session | null
  endpoints: readonly Endpoint[]
  onDone: ExportFileOptions['onDone']
  note: (counts: Counts) => void
  settled: () => Promise<void>
  isCancelled: () => Promise<boolean>
}

async function writeFile(fileId: number, file: FileRow, work: Work): Promise<void> {
  const { db, jobs, session, note, signal } = work
  const endpoint = work.endpoints.find(({ route, writeRows }) => writeRows && route.path === file.path)
  if (!endpoint?.writeRows) throw new Error(`${file.path} is no file of a list`)
  requirePermission(session, endpoint.route.access)
  if (!session) return
  const { language } = file
  const input = parsedInput(endpoint.route, file, language)
  const context = { db, jobs, session, language, address: '', userAgent: '', ...input } as Context
  let [total, done] = [0, 0]
  const store = async (tx: Tx, rowsFile: RowsFile) => {
    total = rowsFile.totalRows
    note({ done, total })
    await storeParts(tx, fileId, rowsFile.content, work)
    await work.settled()
    await finishFile(tx, fileId, { ...rowsFile, rows: done, rights: rightsOf(session) })
    await work.onDone?.(tx, { id: fileId, accountId: session.accountId, name: rowsFile.fileName })
  }
  await endpoint.writeRows(context, store, (rows) => {
    signal.throwIfAborted()
    done = rows
    note({ done, total: Math.max(total, done) })
  })
}

/** Stores the content in parts of one megabyte, and ends the work after it was cancelled. */
async function storeParts(tx: Tx, fileId: number, content: RowsFile['content'], work: Work): Promise<void> {
  let [part, size] = [0, 0]
  let chunks: Buffer[] = []
  const flush = async () => {
    if (await work.isCancelled()) throw new Cancelled()
    await tx.execute(
      'insert into export_file_part (company_id, file_id, part, bytes) values ($1, $2, $3, $4)',
      [tx.companyId, fileId, part, Buffer.concat(chunks)],
    )
    part += 1
    size = 0
    chunks = []
  }
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Buffer)
    chunks.push(bytes)
    size += bytes.length
    if (size >= PART_BYTES) await flush()
  }
  if (size > 0) await flush()
}

/** Runs one transaction as the company or the provider. */
export const asOwner = <T>(
  db: Database,
  companyId: number | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (companyId === null ? db.asProvider(work) : db.inCompany(companyId, work))

const startFile = (tx: Tx, id: number) =>
  tx.maybeOne(
    FileRow,
    `update export_file set status = 'working', done_count = 0
     where id = $1 and company_id is not distinct from $2 and status in ('waiting', 'working')
     returning session_id::int, path, params, query, language`,
    [id, tx.companyId],
  )

const WORKING = `id = $1 and company_id is not distinct from $2 and status = 'working'`

const isWorking = (tx: Tx, id: number) =>
  tx.exists(`select 1 from export_file where ${WORKING}`, [id, tx.companyId])

const noteProgress = (tx: Tx, id: number, { done, total }: Counts) =>
  tx.execute(`update export_file set done_count = $3, total_count = $4 where ${WORKING}`, [
    ...[id, tx.companyId, done, total],
  ])

const noteFailure = (tx: Tx, id: number, code: string) =>
  tx.execute(`update export_file set status = 'failed', error_code = $3 where ${WORKING}`, [
    ...[id, tx.companyId, code],
  ])

type Finished = RowsFile & { rows: number; rights: readonly string[] }

async function finishFile(tx: Tx, id: number, file: Finished): Promise<void> {
  const { fileName, contentType, hasSalary, rows, rights } = file
  const changed = await tx.execute(
    `update export_file set status = 'done', name = $3, content_type = $4, has_salary = $5, done_count = $6,
       total_count = $6, rights = $7 where ${WORKING}`,
    [id, tx.companyId, fileName, contentType, hasSalary, rows, rights],
  )
  if (changed === 0) throw new Cancelled()
}
