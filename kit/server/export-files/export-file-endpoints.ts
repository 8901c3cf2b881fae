import { Readable } from 'node:stream'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import {
  deleteExportFile,
  downloadExportFile,
  EXPORT_HOURS,
  ExportFile,
  listExportFiles,
  makeExportFile,
} from '#kit/contract/export-files.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { Bytes, Count, CountRow, Timestamp } from '#kit/database/row-types.ts'
import { type Endpoint, FileAnswer, handle } from '../handler.ts'
import type { Job } from '../jobs.ts'
import { requirePermission } from '../permit.ts'
import { exportName } from '../record-export.ts'
import type { Session } from '../session.ts'
import { asOwner, type ExportFileData } from './export-file-job.ts'
import { parsedInput } from './export-input.ts'
import { hasRights } from './rights.ts'

/** Files that an account can have in the making at the same time. */
const FILES_OF_ACCOUNT = 3
/** Files of one account are started one after the other: a number for PostgreSQL's advisory locks. */
const EXPORTS_LOCK = 7_226_161

const FileRow = ExportFile.omit({ created_at: true, expires_at: true, done: true, total: true }).extend({
  done_count: Count,
  total_count: Count,
  created_at: Timestamp,
  expires_at: Timestamp,
})

const COLUMNS = 'id, name, status, done_count, total_count, error_code, created_at, expires_at'
/** Only the account that asked, in the company in which it asked. */
const OWN = 'account_id = $1 and company_id is not distinct from $2'
const KEPT = 'expires_at > now()'
const ownerOf = ({ accountId, companyId }: Session) => [accountId, companyId]

const toFile = ({ done_count, total_count, created_at, expires_at, ...row }: z.infer<typeof FileRow>) => ({
  ...row,
  done: done_count,
  total: total_count,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

/** The calls for files that are made in the background, of all endpoints that can write them. */
export function exportFileEndpoints(endpoints: readonly Endpoint[], job: Job<ExportFileData>): Endpoint[] {
  const writers = new Map(endpoints.filter(({ writeRows }) => writeRows).map((one) => [one.route.path, one]))
  const find = (path: string): Endpoint => {
    const endpoint = writers.get(path)
    if (!endpoint) throw new AppError('not_found')
    return endpoint
  }
  return [
    handle(makeExportFile, async ({ db, jobs, session, body, language }) => {
      const { path, params, query, name } = body
      const { route } = find(path)
      requirePermission(session, route.access)
      parsedInput(route, { params, query }, language)
      return asOwner(db, session.companyId, async (tx) => {
        const owner = ownerOf(session)
        await tx.execute('select pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)', [
          ...[EXPORTS_LOCK, session.accountId],
        ])
        const call = [path, JSON.stringify(params), JSON.stringify(query), query.language ?? language]
        const same = await tx.maybeOne(
          FileRow,
          `select ${COLUMNS} from export_file where ${OWN} and status in ('waiting', 'working')
           and path = $3 and params = $4 and query = $5 and language = $6 limit 1`,
          [...owner, ...call],
        )
        if (same) return { data: toFile(same) }
        await requireRoom(tx, owner)
        const file = await tx.one(
          FileRow,
          `insert into export_file (account_id, company_id, path, params, query, language, session_id, name, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => ${EXPORT_HOURS})) returning ${COLUMNS}`,
          [...owner, ...call, session.id, name],
        )
        await jobs.send(tx, job, { fileId: file.id, companyId: session.companyId })
        return { data: toFile(file) }
      })
    }),
    handle(listExportFiles, ({ db, session }) =>
      asOwner(db, session.companyId, async (tx) => {
        const rows = await tx.query(
          FileRow,
          `select ${COLUMNS} from export_file where ${OWN} and ${KEPT} and status <> 'cancelled' order by id desc`,
          ownerOf(session),
        )
        return { data: rows.map(toFile) }
      }),
    ),
    handle(downloadExportFile, async ({ db, session, params, language }) => {
      const file = await asOwner(db, session.companyId, (tx) => findDone(tx, session, params.id))
      const { route } = find(file.path)
      requirePermission(session, route.access)
      if (!hasRights(session, file.rights)) throw new AppError('export_rights_changed')
      const { id } = file.params
      const { query } = parsedInput(route, file, language)
      const of = { entity: exportName(route), entityId: id ? Number(id) : null, query }
      const exported = { rows: file.done_count, has_salary: file.has_salary, of }
      const read = () => Promise.resolve(Readable.from(partsOf(db, session.companyId, file.id)))
      return new FileAnswer(file.name, file.content_type, read, exported)
    }),
    handle(deleteExportFile, ({ db, session, params }) =>
      asOwner(db, session.companyId, async (tx) => {
        const owner = [...ownerOf(session), params.id]
        const cancelled = await tx.execute(
          `update export_file set status = 'cancelled' where ${OWN} and id = $3 and status in ('waiting', 'working')`,
          owner,
        )
        const deleted =
          cancelled ||
          (await tx.execute(`delete from export_file where ${OWN} and id = $3 and ${KEPT}`, owner))
        if (!deleted) throw new AppError('not_found')
        return { data: { id: params.id } }
      }),
    ),
  ]
}

async function requireRoom(tx: Tx, owner: readonly unknown[]): Promise<void> {
  const { count } = await tx.one(
    CountRow,
    `select count(*)::int as count from export_file where ${OWN} and status in ('waiting', 'working')`,
    owner,
  )
  if (count >= FILES_OF_ACCOUNT) throw new AppError('too_many_files')
}

const DoneRow = z.object({
  id: Id,
  path: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  name: z.string(),
  content_type: z.string(),
  has_salary: z.boolean(),
  rights: z.array(z.string()),
  done_count: Count,
})

async function findDone(tx: Tx, session: Session, id: number) {
  const file = await tx.maybeOne(
    DoneRow,
    `select id, path, params, query, name, content_type, has_salary, rights, done_count from export_file
     where ${OWN} and id = $3 and ${KEPT} and status = 'done'`,
    [...ownerOf(session), id],
  )
  if (!file) throw new AppError('not_found')
  return file
}

const PartRow = z.object({ bytes: Bytes })

/** One part after the other, so that the file is never in memory as a whole. */
async function* partsOf(db: Database, companyId: number | null, fileId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await asOwner(db, companyId, (tx) =>
      tx.maybeOne(
        PartRow,
        'select bytes from export_file_part where company_id is not distinct from $1 and file_id = $2 and part = $3',
        [companyId, fileId, part],
      ),
    )
    if (!row) return
    yield row.bytes
  }
}
