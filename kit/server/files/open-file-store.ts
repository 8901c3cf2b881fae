import path from 'node:path'
import { diskStore } from './disk-store.ts'
import type { FileStore, Files } from './file-store.ts'

const GIGABYTE = 1024 ** 3

export interface FileSettings {
  dataDir: string
  /** `s3://BUCKET?region=…&endpoint=…`; without it files lie in DATA_DIR/files. */
  filesUrl: string | undefined
  /** Gigabytes that each company may store. */
  filesQuota: number
}

/** Opens the store of the settings. Throws a sentence for the operator when the bucket cannot be read. */
export async function openFiles({ dataDir, filesUrl, filesQuota }: FileSettings): Promise<Files> {
  const quotaBytes = filesQuota * GIGABYTE
  if (!filesUrl) return { store: diskStore(path.join(dataDir, 'files')), quotaBytes }
  // The client of S3 is large; who keeps files on disk does not load it.
  const { s3Store } = await import('./s3-store.ts')
  const store = s3Store(new URL(filesUrl))
  await requireReadable(store)
  return { store, quotaBytes }
}

/** Lists one file of the first company: a wrong bucket, key or address is found at the start instead of at the first upload. */
async function requireReadable(store: FileStore): Promise<void> {
  try {
    for await (const _ of store.list(1)) return
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`The file store of FILES_URL cannot be read: ${cause}`, { cause: error })
  }
}
