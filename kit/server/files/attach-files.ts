import { AppError } from '#kit/contract/errors.ts'
import type { FilePurpose } from '#kit/contract/stored-files.ts'
import type { Tx } from '#kit/database/database.ts'
import { purgeTime } from './store-file.ts'

/** The field of a record that holds files: `kind` names the field (`employee.profile`), `id` the record. */
export interface FileOwner {
  kind: string
  id: number
}

interface Attachment {
  owner: FileOwner
  purpose: FilePurpose
  /** All files that the field holds from now on. */
  ids: readonly number[]
  /** Who saves the record: only who uploaded a file may attach it. */
  accountId: number | null
}

/**
 * Gives a field exactly these files, in the record's transaction: new ones are attached, those that it no longer names are deleted a day
 * later. Throws `file_gone` for an id that is unknown, another company's or record's, somebody else's upload, or of another purpose.
 */
export async function attachFiles(tx: Tx, { owner, purpose, ids, accountId }: Attachment): Promise<void> {
  const wanted = [...new Set(ids)]
  const held = [tx.companyId, owner.kind, owner.id]
  await tx.execute(
    `update stored_file set owner_kind = null, owner_id = null, purge_at = $4
     where company_id = $1 and owner_kind = $2 and owner_id = $3 and not (id = any($5))`,
    [...held, purgeTime(), wanted],
  )
  if (wanted.length === 0) return
  const attached = await tx.execute(
    `update stored_file set owner_kind = $2, owner_id = $3, purge_at = null
     where company_id = $1 and id = any($4) and purpose = $5
       and ((owner_kind = $2 and owner_id = $3) or (owner_id is null and purge_at > $6 and uploaded_by = $7))`,
    [...held, wanted, purpose, new Date(), accountId],
  )
  if (attached !== wanted.length) throw new AppError('file_gone')
}

/** Sets when the files of a record are deleted, such as when the record is hidden; null keeps them. */
export async function schedulePurge(tx: Tx, owners: readonly FileOwner[], at: Date | null): Promise<void> {
  for (const { kind, id } of owners)
    await tx.execute(
      'update stored_file set purge_at = $4 where company_id = $1 and owner_kind = $2 and owner_id = $3',
      [tx.companyId, kind, id, at],
    )
}
