import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#kit/contract/errors.ts'
import { type FileStore, isKey, readKey, type StoreEntry } from './file-store.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Codes of a disk, or of the share of it that the server may use, that is full. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

function nameDiskError(error: unknown): unknown {
  return FULL.includes(codeOf(error) ?? '') ? new AppError('disk_full', { cause: error }) : error
}

/** Null where the file or folder is missing. */
async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Files below a folder, as `COMPANY/2 characters of the name/NAME`. Several processes may share the folder. */
export function diskStore(root: string): FileStore {
  const placeOf = (key: string) => {
    const { companyId, storageName, fileName } = readKey(key)
    const folder = path.join(root, String(companyId), storageName.slice(0, 2))
    return { folder, file: path.join(folder, fileName) }
  }
  return {
    async put(key, bytes) {
      const { folder, file } = placeOf(key)
      const unfinished = `${file}.part`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeDurably(unfinished, bytes)
        await rename(unfinished, file)
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw nameDiskError(error)
      }
    },
    get: (key) => ifThere(readFile(placeOf(key).file)),
    delete: (key) => rm(placeOf(key).file, { force: true }),
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

/** Makes the renaming durable; Windows opens no folders and needs none of it. */
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
  for (const part of (await ifThere(readdir(company))) ?? [])
    for (const name of (await ifThere(readdir(path.join(company, part)))) ?? []) {
      const key = `${companyId}/${name}`
      if (!isKey(key)) continue
      const facts = await ifThere(stat(path.join(company, part, name)))
      if (facts) yield { key, changedAt: facts.mtime }
    }
}
