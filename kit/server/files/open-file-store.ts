import path from 'node:path'
import { diskStore } from './disk-store.ts'
import type { FileStore, Files } from './file-store.ts'

const GIGABYTE = 1024 ** 3

export interface FileSettings {
  dataDir: string
  /** `s3://BUCKET?region=…&endpoint=…`; default: files are stored in DATA_DIR/files. */
  filesUrl: string | undefined
  /** Quota of each company in gigabytes. */
  filesQuota: number
}

/** Opens the configured file storage. Throws with a message for the operator if the bucket cannot be read. */
export async function openFiles({ dataDir, filesUrl, filesQuota }: FileSettings): Promise<Files> {
  const quotaBytes = filesQuota * GIGABYTE
  if (!filesUrl) return { store: diskStore(path.join(dataDir, 'files')), quotaBytes }
  if (!URL.canParse(filesUrl)) throw new Error('FILES_URL must be like s3://bucket?region=ap-southeast-1')
  // The S3 client is large: load it only if it is used.
  const { s3Store } = await import('./s3-store.ts')
  const store = s3Store(new URL(filesUrl))
  await requireReadable(store)
  return { store, quotaBytes }
}

/**
 * Lists one file of the first company, to detect a wrong bucket, key or address at the start instead of at
 * the first upload.
 */
async function requireReadable(store: FileStore): Promise<void> {
  try {
    for await (const _ of store.list(1)) return
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`The file storage in FILES_URL cannot be read: ${cause}`, { cause: error })
  }
}
