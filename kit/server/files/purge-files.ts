import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { defineJob, type Job, type JobContext } from '../jobs.ts'
import { type FileStore, fileKey, readKey } from './file-store.ts'
import { UNATTACHED_HOURS } from './store-file.ts'

const PurgedRow = z.object({ id: Id, storage_name: z.string(), owner_kind: z.string().nullable() })
const NameRow = z.object({ storage_name: z.string() })
const BATCH_SIZE = 500

/**
 * By kind of field: a function that clears the field of the records with these files, in the transaction that
 * deletes the file rows.
 */
export type ForgetFiles = Readonly<Record<string, (tx: Tx, fileIds: readonly number[]) => Promise<void>>>

export interface PurgeOptions {
  store: FileStore
  forget: ForgetFiles
  companyIds: (db: Database) => Promise<readonly number[]>
}

/**
 * Deletes once a day: files without a record, files of records deleted long ago, and stored bytes without a
 * row.
 */
export function purgeFilesDaily(options: PurgeOptions): Job {
  return defineJob({
    name: 'purge-files',
    isDaily: true,
    async run(_, context) {
      for (const companyId of await options.companyIds(context.db)) {
        context.signal.throwIfAborted()
        await purgeCompany(context, options, companyId)
      }
    },
  })
}

type Purging = Pick<JobContext, 'db' | 'log'>

/**
 * Deletes the due files of one company at `now`. Rows are deleted before bytes, so the next run deletes what
 * a crash leaves.
 */
export async function purgeCompany(
  { db, log }: Purging,
  { store, forget }: Pick<PurgeOptions, 'store' | 'forget'>,
  companyId: number,
  now = new Date(),
): Promise<void> {
  let rows: { storage_name: string }[]
  do {
    rows = await db.inCompany(companyId, (tx) => deleteDueRows(tx, forget, now))
    for (const { storage_name } of rows) await deleteBytes(store, companyId, storage_name)
  } while (rows.length === BATCH_SIZE)
  const count = await deleteBytesWithoutRow(db, store, companyId, now)
  if (count > 0) log.info({ companyId, count }, 'deleted files without a row')
}

async function deleteDueRows(tx: Tx, forget: ForgetFiles, now: Date) {
  const rows = await tx.query(
    PurgedRow,
    `select id, storage_name::text, owner_kind from stored_file
     where company_id = $1 and purge_at <= $2 order by id limit ${BATCH_SIZE} for update skip locked`,
    [tx.companyId, now],
  )
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.owner_kind)) {
    const ids = ofKind.map(({ id }) => id)
    if (kind !== null) await forget[kind]?.(tx, ids)
    await tx.execute('delete from stored_file where company_id = $1 and id = any($2)', [tx.companyId, ids])
  }
  return rows
}

async function deleteBytes(store: FileStore, companyId: number, storageName: string): Promise<void> {
  await store.delete(fileKey(companyId, storageName, 'small'))
  await store.delete(fileKey(companyId, storageName))
}

/** Deletes files older than a day whose row was never written. Returns the number of deleted files. */
async function deleteBytesWithoutRow(
  db: Database,
  store: FileStore,
  companyId: number,
  now: Date,
): Promise<number> {
  const before = now.getTime() - UNATTACHED_HOURS * 3_600_000
  let count = 0
  let keys: string[] = []
  const deleteOrphans = async () => {
    const names = [...new Set(keys.map((key) => readKey(key).storageName))]
    const rows = await db.inCompany(companyId, (tx) =>
      tx.query(
        NameRow,
        'select storage_name::text from stored_file where company_id = $1 and storage_name = any($2::uuid[])',
        [companyId, names],
      ),
    )
    const stored = new Set(rows.map((row) => row.storage_name))
    const orphans = keys.filter((key) => !stored.has(readKey(key).storageName))
    for (const key of orphans) await store.delete(key)
    count += orphans.length
    keys = []
  }
  for await (const { key, changedAt } of store.list(companyId)) {
    if (changedAt.getTime() > before) continue
    keys.push(key)
    if (keys.length === BATCH_SIZE) await deleteOrphans()
  }
  if (keys.length > 0) await deleteOrphans()
  return count
}
