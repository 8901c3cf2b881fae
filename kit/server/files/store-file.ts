import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { FILE_PURPOSES, type FilePurpose, StoredFile } from '#kit/contract/stored-files.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf, type Endpoint, inCompany } from '../handler.ts'
import { fileKey } from './file-store.ts'
import { encodeImage, encodePicture, type ImageFormat } from './image.ts'
import { safeName, typeOf } from './inspect-file.ts'

/** Hours after which a file that no record holds is deleted. */
export const UNATTACHED_HOURS = 24
/** One company at a time is measured against its quota: a number for PostgreSQL's advisory locks. */
const QUOTA_LOCK = 7_226_141

const UsedBytes = z.object({ used: z.int() })
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** When a file that no record holds any more is deleted. */
export const purgeTime = (): Date => hoursFromNow(UNATTACHED_HOURS)

/** What is stored of an upload. */
interface Content {
  type: string
  full: Buffer
  small?: Buffer
}

async function contentOf(companyId: number, bytes: Buffer, purpose: FilePurpose): Promise<Content> {
  const type = await typeOf(bytes, purpose)
  if (purpose === 'picture') return { type: 'image/webp', ...(await encodePicture(companyId, bytes)) }
  const [family, format] = type.split('/')
  if (family !== 'image') return { type, full: bytes }
  return { type, full: await encodeImage(companyId, bytes, format as ImageFormat) }
}

/** The endpoint of a route made by `fileUpload`: checks the content, encodes images anew, stores the file and answers its id. */
export function uploadEndpoint(route: RouteSpec & { upload: object }, purpose: FilePurpose): Endpoint {
  if (route.upload !== FILE_PURPOSES[purpose]) throw new TypeError(`${route.path} is for another purpose`)
  return { route, run: async (context) => ({ data: await storeUpload(context, purpose) }) }
}

async function storeUpload(context: Context, purpose: FilePurpose): Promise<StoredFile> {
  const companyId = companyOf(context)
  const { store, quotaBytes } = context.files
  const { fileName, bytes } = await context.upload()
  await inCompany(context, (tx) => requireRoom(tx, quotaBytes, bytes.length))
  const content = await contentOf(companyId, bytes, purpose)
  const storageName = randomUUID()
  // The bytes come first: a process that dies in between leaves a file without a row, which the daily purge deletes.
  if (content.small) await store.put(fileKey(companyId, storageName, 'small'), content.small)
  await store.put(fileKey(companyId, storageName), content.full)
  try {
    return await inCompany(context, (tx) =>
      insertFile(tx, {
        content,
        purpose,
        storageName,
        fileName,
        quotaBytes,
        uploadedBy: context.session.accountId,
      }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'files_quota') {
      await store.delete(fileKey(companyId, storageName, 'small'))
      await store.delete(fileKey(companyId, storageName))
    }
    throw error
  }
}

/** Throws `files_quota` when the company's files would take more than its share. */
async function requireRoom(tx: Tx, quotaBytes: number, more: number): Promise<void> {
  const { used } = await tx.one(
    UsedBytes,
    'select coalesce(sum(bytes), 0)::bigint as used from stored_file where company_id = $1',
    [tx.companyId],
  )
  if (used + more > quotaBytes) throw new AppError('files_quota')
}

interface NewFile {
  content: Content
  purpose: FilePurpose
  storageName: string
  fileName: string
  quotaBytes: number
  uploadedBy: number
}

async function insertFile(tx: Tx, file: NewFile): Promise<StoredFile> {
  const { type, full, small } = file.content
  const bytes = full.length + (small?.length ?? 0)
  await tx.execute('select pg_advisory_xact_lock($1, $2)', [QUOTA_LOCK, tx.companyId])
  await requireRoom(tx, file.quotaBytes, bytes)
  return tx.one(
    StoredFile,
    `insert into stored_file (company_id, storage_name, purpose, type, name, bytes, sha256, uploaded_by, created_at, purge_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, name, type, bytes`,
    [
      ...[tx.companyId, file.storageName, file.purpose, type, safeName(file.fileName, type), bytes],
      ...[createHash('sha256').update(full).digest(), file.uploadedBy, new Date(), purgeTime()],
    ],
  )
}
