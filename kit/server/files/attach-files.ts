import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { FilePurpose } from '#kit/contract/stored-files.ts'
import type { Tx } from '#kit/database/database.ts'
import { purgeTime } from './store-file.ts'

/** A field of a record with files: `kind` is the field (`employee.profile`), `id` the record. */
export interface FileOwner {
  kind: string
  id: number
}

interface Attachment {
  owner: FileOwner
  purpose: FilePurpose
  /** All files that the field contains afterwards. */
  ids: readonly number[]
  /** The account that saves the record. Only the account that uploaded a file can attach it. */
  accountId: number | null
}

/**
 * Sets the files of a field, in the record's transaction: new files are attached, removed files are deleted a
 * day later. Throws `file_gone` for an id that is unknown, belongs to another company or record, was uploaded
 * by another account, or has another purpose.
 */
export async function attachFiles(tx: Tx, { owner, purpose, ids, accountId }: Attachment): Promise<void> {
  const fileIds = [...new Set(ids)]
  const field = [tx.companyId, owner.kind, owner.id]
  await tx.execute(
    `update stored_file set owner_kind = null, owner_id = null, purge_at = $4
     where company_id = $1 and owner_kind = $2 and owner_id = $3 and not (id = any($5))`,
    [...field, purgeTime(), fileIds],
  )
  if (fileIds.length === 0) return
  const attached = await tx.execute(
    `update stored_file set owner_kind = $2, owner_id = $3, purge_at = null
     where company_id = $1 and id = any($4) and purpose = $5
       and ((owner_kind = $2 and owner_id = $3) or (owner_id is null and purge_at > $6 and uploaded_by = $7))`,
    [...field, fileIds, purpose, new Date(), accountId],
  )
  if (attached !== fileIds.length) throw new AppError('file_gone')
}

/** The files of one field become those of another one, in the record's transaction; what that one had is deleted a day later. */
export async function handOverFiles(tx: Tx, from: FileOwner, to: FileOwner): Promise<void> {
  await tx.execute(
    `update stored_file set owner_kind = null, owner_id = null, purge_at = $4
     where company_id = $1 and owner_kind = $2 and owner_id = $3`,
    [tx.companyId, to.kind, to.id, purgeTime()],
  )
  await tx.execute(
    `update stored_file set owner_kind = $4, owner_id = $5, purge_at = null
     where company_id = $1 and owner_kind = $2 and owner_id = $3`,
    [tx.companyId, from.kind, from.id, to.kind, to.id],
  )
}

/** The files of a form with the field `file_ids`. Throws `file_gone` under this field. */
export async function attachFormFiles(
  tx: Tx,
  attachment: Attachment & { language: Language },
): Promise<void> {
  try {
    await attachFiles(tx, attachment)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file_gone') throw error
    throw new AppError('file_gone', {
      fields: { file_ids: [errorMessage('file_gone', attachment.language)] },
    })
  }
}

/**
 * Sets the time when the files of records are deleted, for example after the record was hidden; null keeps
 * them.
 */
export async function schedulePurge(tx: Tx, owners: readonly FileOwner[], at: Date | null): Promise<void> {
  for (const { kind, id } of owners)
    await tx.execute(
      'update stored_file set purge_at = $4 where company_id = $1 and owner_kind = $2 and owner_id = $3',
      [tx.companyId, kind, id, at],
    )
}
