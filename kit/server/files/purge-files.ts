import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { defineJob, type Job, type JobContext } from '../jobs.ts'
import { type FileStore, fileKey, readKey } from './file-store.ts'
import { UNATTACHED_HOURS } from './store-file.ts'

const PurgedRow = z.object({ id: Id, storage_name: z.string(), owner_kind: z.string().nullable() })
const NameRow = z.object({ storage_name: z.string() })
const ROWS_AT_ONCE = 500

/** By kind of field: empties the field of the records that hold these files, in the transaction that deletes their rows. */
export type ForgetFiles = Readonly<Record<string, (tx: Tx, fileIds: readonly number[]) => Promise<void>>>

export interface PurgeOptions {
  store: FileStore
  forget: ForgetFiles
  companyIds: (db: Database) => Promise<readonly number[]>
}

/** Deletes once a day what is due: files that no record holds, files of records that are long hidden, and bytes without a row. */
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

/** What is due in one company at `now`. Bytes go after their rows: what a crash leaves behind, the next run deletes. */
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
  } while (rows.length === ROWS_AT_ONCE)
  const count = await deleteBytesWithoutRow(db, store, companyId, now)
  if (count > 0) log.info({ companyId, count }, 'deleted files without a row')
}

async function deleteDueRows(tx: Tx, forget: ForgetFiles, now: Date) {
  const rows = await tx.query(
    PurgedRow,
    `select id, storage_name::text, owner_kind from stored_file
     where company_id = $1 and purge_at <= $2 order by id limit ${ROWS_AT_ONCE} for update skip locked`,
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

/** Uploads that died before their row was written, older than a day. Returns how many files were deleted. */
async function deleteBytesWithoutRow(
  db: Database,
  store: FileStore,
  companyId: number,
  now: Date,
): Promise<number> {
  const before = now.getTime() - UNATTACHED_HOURS * 3_600_000
  let count = 0
  let keys: string[] = []
  const settle = async () => {
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
    if (keys.length === ROWS_AT_ONCE) await settle()
  }
  if (keys.length > 0) await settle()
  return count
}
