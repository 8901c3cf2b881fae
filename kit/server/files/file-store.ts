/** A file of the store, with the time of its last change. */
export interface StoreEntry {
  key: string
  changedAt: Date
}

/**
 * Keeps the bytes of files: on disk or in S3. Keys are made by `fileKey` alone; no part of a key comes from a request. Full disks throw
 * `disk_full`, unreachable stores `files_unavailable`.
 */
export interface FileStore {
  /** Stores the bytes whole or not at all. When it returns they survive a loss of power. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null where there is no such file. */
  get: (key: string) => Promise<Buffer | null>
  /** Deletes the file; without one it does nothing. */
  delete: (key: string) => Promise<void>
  /** Every file of a company, unfinished ones included. */
  list: (companyId: number) => AsyncIterable<StoreEntry>
}

/** The store of a server, and how many bytes each company may keep in it. */
export interface Files {
  store: FileStore
  quotaBytes: number
}

/** `small`: the thumbnail of a picture. */
export type FileVariant = 'full' | 'small'

/** The key of a file: the company, then the file's random name. */
export function fileKey(companyId: number, storageName: string, variant: FileVariant = 'full'): string {
  return `${companyId}/${storageName}${variant === 'small' ? '.small' : ''}`
}

const KEY = /^([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.small)?(\.part)?$/

/** The parts of a key. Throws for what `fileKey` did not make: no other path is ever opened. */
export function readKey(key: string): { companyId: number; storageName: string; fileName: string } {
  const [, company, storageName] = KEY.exec(key) ?? []
  if (!company || !storageName) throw new TypeError(`${JSON.stringify(key)} is no key of a stored file`)
  return { companyId: Number(company), storageName, fileName: key.slice(company.length + 1) }
}

/** Whether a name of the store is one of ours. */
export const isKey = (key: string): boolean => KEY.test(key)
