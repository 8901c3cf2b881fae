import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import type { Attachments } from '../pdf/render-pdf.ts'
import { type Files, fileKey } from './file-store.ts'

/** The owner of the file of a company's logo. */
export const LOGO_KIND = 'company.logo'
/** The name of the logo among the attachments of a document. */
const FILE = 'logo.png'
const NameRow = z.object({ storage_name: z.string() })

/** The logo of a company as a PNG for a document; null without a logo, a store, or the bytes in it. */
export async function readLogo(
  // `files` of a call throws on a server without a store, so it is read only for a company with a logo.
  from: { db: Database; files?: Files | undefined },
  companyId: number,
): Promise<Buffer | null> {
  const row = await from.db.inCompany(companyId, (tx) =>
    tx.maybeOne(
      NameRow,
      'select storage_name::text from stored_file where company_id = $1 and owner_kind = $2 order by id desc limit 1',
      [companyId, LOGO_KIND],
    ),
  )
  return (row && (await from.files?.store.get(fileKey(companyId, row.storage_name)))) ?? null
}

/** The logo as a template reads it: the name of the attachment, '' without a logo. */
export const logoName = (logo: Buffer | null): string => (logo ? FILE : '')

/** The attachments of documents with this logo. */
export const withLogo = (logo: Buffer | null): Attachments => (logo ? { [FILE]: logo } : {})
