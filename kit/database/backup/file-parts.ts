import { createHash } from 'node:crypto'
import type pg from 'pg'
import { fileKey } from '#kit/server/files/file-store.ts'
import type { FileStart } from './format.ts'

/** Reads an uploaded file; null if it does not exist. */
export interface FileSource {
  get: (key: string) => Promise<Buffer | null>
}

interface FileRow {
  id: string
  storage_name: string
}

const BATCH_SIZE = 1000

interface FileCount {
  files: number
  missingFiles: number
}

interface FilePart {
  start: FileStart
  bytes: Buffer
}

/**
 * The files of the rows in the transaction's snapshot, one at a time. A file's bytes are written before its row
 * and deleted after it, so only a file that is purged during the backup can be missing. Missing files are
 * counted.
 */
export async function* fileParts(
  client: pg.Client,
  source: FileSource,
  count: FileCount,
): AsyncGenerator<FilePart> {
  const { rows } = await client.query<{ company_id: number }>(
    'select company_id from public.company order by company_id',
  )
  for (const { company_id } of rows)
    for await (const { storage_name } of listFiles(client, company_id))
      for (const variant of ['full', 'small'] as const) {
        const key = fileKey(company_id, storage_name, variant)
        const bytes = await source.get(key)
        if (bytes) {
          count.files += 1
          const sha256 = createHash('sha256').update(bytes).digest('hex')
          yield { start: { file: key, bytes: bytes.length, sha256 }, bytes }
        } else if (variant === 'full') count.missingFiles += 1
      }
}

async function* listFiles(client: pg.Client, companyId: number): AsyncGenerator<FileRow> {
  let last = '0'
  for (;;) {
    const { rows } = await client.query<FileRow>(
      `select id, storage_name::text from public.stored_file
       where company_id = $1 and id > $2 order by id limit ${BATCH_SIZE}`,
      [companyId, last],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH_SIZE) return
    last = end.id
  }
}
