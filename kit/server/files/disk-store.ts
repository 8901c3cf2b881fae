import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#kit/contract/errors.ts'
import { type FileStore, isKey, readKey, type StoreEntry } from './file-store.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Error codes of a full disk or an exceeded quota. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

function convertDiskError(error: unknown): unknown {
  return FULL.includes(codeOf(error) ?? '') ? new AppError('disk_full', { cause: error }) : error
}

/** Returns null if the file or folder does not exist. */
async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Stores files in a folder, as `COMPANY/first 2 characters of NAME/NAME`. Several processes can share the
 * folder.
 */
export function diskStore(root: string): FileStore {
  const locate = (key: string) => {
    const { companyId, storageName, fileName } = readKey(key)
    const folder = path.join(root, String(companyId), storageName.slice(0, 2))
    return { folder, file: path.join(folder, fileName) }
  }
  return {
    async put(key, bytes) {
      const { folder, file } = locate(key)
      const unfinished = `${file}.part`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeDurably(unfinished, bytes)
        await rename(unfinished, file)
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw convertDiskError(error)
      }
    },
    get: (key) => nullIfMissing(readFile(locate(key).file)),
    delete: (key) => rm(locate(key).file, { force: true }),
    list: (companyId) => listFolder(root, companyId),
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a rename durable. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFolder(root: string, companyId: number): AsyncGenerator<StoreEntry> {
  const company = path.join(root, String(companyId))
  for (const part of (await nullIfMissing(readdir(company))) ?? [])
    for (const name of (await nullIfMissing(readdir(path.join(company, part)))) ?? []) {
      const key = `${companyId}/${name}`
      if (!isKey(key)) continue
      const facts = await nullIfMissing(stat(path.join(company, part, name)))
      if (facts) yield { key, changedAt: facts.mtime }
    }
}
