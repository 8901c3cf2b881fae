import { z } from 'zod'
import { type Database, DatabaseUnavailable, type Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { toAppError } from '#kit/server/errors.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { GoodVillage } from './check-villages.ts'
import { storeVillages } from './store-villages.ts'

export interface VillageJobData {
  importId: number
  actor: Actor
}

const ROWS_AT_ONCE = 2000

/** Stores the valid rows of a file. After a crash it starts again; after it is done it does nothing. */
export const villageJob = defineJob<VillageJobData>({
  name: 'import-villages',
  async run(data, { db, log, signal }) {
    try {
      await importVillages(db, data, signal)
    } catch (error) {
      // A stopped job, and one that lost the database, runs again.
      if (signal.aborted) throw error
      if (error instanceof DatabaseUnavailable) throw error
      log.error({ err: error, importId: data.importId }, 'import of villages failed')
      await noteFailure(db, data.importId, toAppError(error).code)
    }
  },
})

const WaitingRow = z.object({ file_name: z.string(), good_rows: z.array(GoodVillage) })

/** Imports wait for each other, without a connection. A second import of the same file finds it done. */
export const VILLAGE_IMPORT_LOCK = 7_226_152

/** All rows in one transaction. */
async function importVillages(
  db: Database,
  { importId, actor }: VillageJobData,
  signal: AbortSignal,
): Promise<void> {
  const store = async (tx: Tx) => {
    const found = await tx.maybeOne(
      WaitingRow,
      `select file_name, good_rows from village_import where id = $1 and status = 'importing'`,
      [importId],
    )
    if (!found) return
    const { file_name, good_rows: rows } = found
    const stored = { added: 0, changed: 0 }
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const piece = rows.slice(from, from + ROWS_AT_ONCE)
      const { added, changed } = await storeVillages(tx, piece, actor)
      stored.added += added
      stored.changed += changed
      await noteProgress(db, importId, from + piece.length)
    }
    await audit(tx, null, actor, { action: 'import', entity: 'village', after: { file_name, ...stored } })
    await finish(tx, importId, stored)
  }
  await db.asProvider(store, { exclusive: { lock: VILLAGE_IMPORT_LOCK, signal } })
}

/** Rows that became unchanged between the check and the import are no longer counted as new or changed. */
async function finish(tx: Tx, importId: number, { added, changed }: { added: number; changed: number }) {
  await tx.execute(
    `update village_import i set status = 'done', done_count = n.added + n.changed, added_count = n.added,
       changed_count = n.changed, same_count = i.same_count + i.added_count + i.changed_count - n.added - n.changed,
       good_rows = '[]', finished_at = now()
     from (select $2::int as added, $3::int as changed) n where i.id = $1`,
    [importId, added, changed],
  )
}

/** In a separate transaction, so that the progress is visible before the rows. */
async function noteProgress(db: Database, importId: number, done: number): Promise<void> {
  await db.asProvider((tx) =>
    tx.execute('update village_import set done_count = $2 where id = $1', [importId, done]),
  )
}

async function noteFailure(db: Database, importId: number, code: string): Promise<void> {
  await db.asProvider((tx) =>
    tx.execute(
      `update village_import set status = 'failed', error_code = $2, done_count = 0, finished_at = now()
       where id = $1 and status = 'importing'`,
      [importId, code],
    ),
  )
}
