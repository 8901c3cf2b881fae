import { z } from 'zod'
import { findCompany } from '#features/companies/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { MonthInput } from './read-month-folder.ts'

const FIND_BY_SOURCE = `
  select c.name from audit_entry a join tenant c on c.company_id = a.company_id
  where a.entity = 'month_folder' and (a.after ->> 'folder' = $1 or a.after ->> 'sha256' = $2)
  order by a.after ->> 'folder' = $1 desc, a.id desc limit 1`

const NameRow = z.object({ name: z.string() })

/**
 * The name of the company of a folder. A folder without a company name is recognized by its path or, if it was
 * moved, by its content; another folder with the same name is another company.
 */
export async function companyNameOf(db: Database, input: MonthInput): Promise<string> {
  if (input.company.name) return input.company.name
  const { folder, sha256 } = input
  const existing = await db.asProvider((tx) => tx.maybeOne(NameRow, FIND_BY_SOURCE, [folder, sha256]))
  if (existing) return existing.name
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? input.name : `${input.name} (${number})`
    if ((await db.asProvider((tx) => findCompany(tx, name))) === null) return name
  }
}

/** Records the source folder in the log of a new company, in the transaction that creates it. */
export function noteFolder(tx: Tx, companyId: number, input: MonthInput, actor: Actor): Promise<void> {
  const after = { folder: input.folder, sha256: input.sha256 }
  return audit(tx, companyId, actor, { action: 'import', entity: 'month_folder', after })
}
