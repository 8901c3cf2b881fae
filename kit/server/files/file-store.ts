/** A stored file with the time of its last change. */
export interface StoreEntry {
  key: string
  changedAt: Date
}

/**
 * The storage of files, on disk or in S3. Only `fileKey` creates keys; no part of a key comes from a request.
 * A full disk throws `disk_full`, an unreachable storage `files_unavailable`.
 */
export interface FileStore {
  /** Stores the bytes completely or not at all. When it returns, they are durable. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Returns null if the file does not exist. */
  get: (key: string) => Promise<Buffer | null>
  /** Deletes the file if it exists. */
  delete: (key: string) => Promise<void>
  /** All files of a company, including unfinished ones. */
  list: (companyId: number) => AsyncIterable<StoreEntry>
}

/** The file storage of a server, and the quota of each company in bytes. */
export interface Files {
  store: FileStore
  quotaBytes: number
}

/** `small`: the thumbnail of a picture. */
export type FileVariant = 'full' | 'small'

/** The key of a file: the company id and the file's random name. */
export function fileKey(companyId: number, storageName: string, variant: FileVariant = 'full'): string {
  return `${companyId}/${storageName}${variant === 'small' ? '.small' : ''}`
}

const KEY = /^([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.small)?(\.part)?$/

/** The parts of a key. Throws for keys that `fileKey` did not create, so no other path is opened. */
export function readKey(key: string): { companyId: number; storageName: string; fileName: string } {
  const [, company, storageName] = KEY.exec(key) ?? []
  if (!company || !storageName) throw new TypeError(`${JSON.stringify(key)} is not the key of a stored file`)
  return { companyId: Number(company), storageName, fileName: key.slice(company.length + 1) }
}

/** Whether a name is a key created by `fileKey`. */
export const isKey = (key: string): boolean => KEY.test(key)
