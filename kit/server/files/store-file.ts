import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { FILE_PURPOSES, type FilePurpose, StoredFile } from '#kit/contract/stored-files.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf, type Endpoint, inCompany } from '../handler.ts'
import { fileKey } from './file-store.ts'
import { encodeImage, encodeLogo, encodePicture, type ImageFormat } from './image.ts'
import { safeName, typeOf } from './inspect-file.ts'

/** Hours after which a file without a record is deleted. */
export const UNATTACHED_HOURS = 24
/** The number of the advisory lock for checking the quota of a company. */
const QUOTA_LOCK = 7_226_141

const UsedBytes = z.object({ used: z.int() })
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** The time when a file without a record is deleted. */
export const purgeTime = (): Date => hoursFromNow(UNATTACHED_HOURS)

/** The stored content of an upload. */
interface Content {
  type: string
  full: Buffer
  small?: Buffer
}

async function contentOf(companyId: number, bytes: Buffer, purpose: FilePurpose): Promise<Content> {
  const type = await typeOf(bytes, purpose)
  if (purpose === 'picture') return { type: 'image/webp', ...(await encodePicture(companyId, bytes)) }
  if (purpose === 'logo') return { type: 'image/png', full: await encodeLogo(companyId, bytes) }
  const [family, format] = type.split('/')
  if (family !== 'image') return { type, full: bytes }
  return { type, full: await encodeImage(companyId, bytes, format as ImageFormat) }
}

/**
 * The endpoint of a route from `fileUpload`: checks the content, re-encodes images, stores the file and
 * answers with its id.
 */
export function uploadEndpoint(route: RouteSpec & { upload: object }, purpose: FilePurpose): Endpoint {
  if (route.upload !== FILE_PURPOSES[purpose]) throw new TypeError(`${route.path} is for another purpose`)
  return { route, run: async (context) => ({ data: await storeUpload(context, purpose) }) }
}

async function storeUpload(context: Context, purpose: FilePurpose): Promise<StoredFile> {
  const companyId = companyOf(context)
  const { store, quotaBytes } = context.files
  const { fileName, bytes } = await context.upload()
  await inCompany(context, (tx) => requireQuota(tx, quotaBytes, bytes.length))
  const content = await contentOf(companyId, bytes, purpose)
  const storageName = randomUUID()
  // Bytes are stored first: if the process dies in between, the daily purge deletes the file without a row.
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

/** Throws `files_quota` if the company's files would exceed the quota. */
async function requireQuota(tx: Tx, quotaBytes: number, newBytes: number): Promise<void> {
  const { used } = await tx.one(
    UsedBytes,
    'select coalesce(sum(bytes), 0)::bigint as used from stored_file where company_id = $1',
    [tx.companyId],
  )
  if (used + newBytes > quotaBytes) throw new AppError('files_quota')
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
  await requireQuota(tx, file.quotaBytes, bytes)
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
