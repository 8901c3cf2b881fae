import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { type Context, companyOf, type Exported, FileAnswer, inCompany } from '../handler.ts'
import type { FileOwner } from './attach-files.ts'
import { type FileVariant, fileKey } from './file-store.ts'

const ServedRow = z.object({
  storage_name: z.string(),
  type: z.string(),
  name: z.string(),
  sha256: z.instanceof(Buffer),
})

/** Prevents scripts, loading and submitting in a stored file that a browser displays. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
/** These types are re-encoded on upload, so their content is safe to display. */
const INLINE = ['image/webp', 'image/jpeg', 'image/png']

/**
 * Returns the file of a record's field. Check the access to the record first, because it determines the
 * access to the file. `fileId`: one of several files of the field. With `exported`, the export log has an entry for it. Browsers cache the file for an hour and then revalidate by ETag. Throws `not_found`.
 */
export async function serveFile(
  context: Pick<Context, 'db' | 'session' | 'files'>,
  owner: FileOwner,
  {
    variant = 'full',
    exported,
    fileId,
  }: { variant?: FileVariant; exported?: Exported; fileId?: number } = {},
): Promise<FileAnswer> {
  const companyId = companyOf(context)
  const row = await inCompany(context, (tx) =>
    tx.maybeOne(
      ServedRow,
      `select storage_name::text, type, name, sha256 from stored_file
       where company_id = $1 and owner_kind = $2 and owner_id = $3 and ($4::bigint is null or id = $4) order by id desc limit 1`,
      [companyId, owner.kind, owner.id, fileId ?? null],
    ),
  )
  if (!row) throw new AppError('not_found')
  const read = async () => {
    const bytes = await context.files.store.get(fileKey(companyId, row.storage_name, variant))
    if (!bytes) throw new AppError('not_found')
    return bytes
  }
  return new FileAnswer(row.name, row.type, read, exported, {
    etag: `"${row.sha256.toString('base64url')}-${variant}"`,
    isInline: INLINE.includes(row.type),
    policy: POLICY,
  })
}
