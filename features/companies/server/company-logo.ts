import { z } from 'zod'
import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { attachFiles } from '#kit/server/files/attach-files.ts'
import { LOGO_KIND as KIND } from '#kit/server/files/company-logo.ts'
import { serveFile } from '#kit/server/files/serve-file.ts'
import { uploadEndpoint } from '#kit/server/files/store-file.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { showLogo, showLogoFile, uploadLogo } from '../contract.ts'

const LogoRow = z.object({ logo: Id.nullable() })
const upload = uploadEndpoint(uploadLogo, 'logo')

/** Two-person approval restricts the users who pay: only the administrator changes settings, whatever permissions others have. */
export const maySaveSetting = (session: Session): boolean => session.roles.includes('companyadmin')

const fileGone = (language: Language) =>
  new AppError('file_gone', { fields: { logo: [errorMessage('file_gone', language)] } })

/** Throws `file_gone` if the id is not a file of the company, before the settings refer to it. */
export async function requireLogo(tx: Tx, logo: number | null, language: Language): Promise<void> {
  if (logo === null) return
  const isStored = await tx.exists(
    `select from stored_file where company_id = $1 and id = $2 and purpose = 'logo'`,
    [tx.companyId, logo],
  )
  if (!isStored) throw fileGone(language)
}

/** Keeps the file of the logo; the former one is deleted a day later. Throws `file_gone` for the upload of somebody else. */
export async function attachLogo(
  tx: Tx,
  logo: number | null,
  { session, language }: { session: Session; language: Language },
): Promise<void> {
  const owner = { kind: KIND, id: companyOf({ session }) }
  const ids = logo === null ? [] : [logo]
  await attachFiles(tx, { owner, purpose: 'logo', ids, accountId: session.accountId }).catch((error) => {
    throw error instanceof AppError && error.code === 'file_gone' ? fileGone(language) : error
  })
}

export const logoEndpoints: readonly Endpoint[] = [
  {
    ...upload,
    run(context) {
      if (!maySaveSetting(context.session as Session)) throw new AppError('forbidden')
      return upload.run(context)
    },
  },
  handle(showLogo, async (context) => ({
    data: await inCompany(context, (tx) =>
      tx.one(LogoRow, 'select logo from company_setting where company_id = $1', [companyOf(context)]),
    ),
  })),
  handle(showLogoFile, (context) => serveFile(context, { kind: KIND, id: companyOf(context) })),
]
