import { AppError } from '#kit/contract/errors.ts'
import { PDF } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { readLogo } from '#kit/server/files/company-logo.ts'
import { type Context, companyOf, type Exported, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import * as contract from '../contract.ts'
import { CERTIFICATE_TEXTS, renderCertificate } from '../documents/certificate.ts'
import { readYear } from './yearly-pay.ts'

function ownId({ session }: Pick<Context, 'session'>): number {
  if (session.employeeId === null) throw new AppError('forbidden')
  return session.employeeId
}

/** Of the session's own employee only. */
const ownYear = (tx: Tx, context: Pick<Context, 'session'> & { query: { year?: number } }) =>
  readYear(tx, ownId(context), { year: context.query.year, withHeld: false })

async function certificateOf(
  context: Pick<Context, 'db' | 'files' | 'session'>,
  year: contract.YearOfPay,
  language: Language,
  exported?: Exported,
): Promise<FileAnswer> {
  const logo = await readLogo(context, companyOf(context))
  const bytes = await renderCertificate(year, language, new Date(), logo)
  const name = `${CERTIFICATE_TEXTS[language].file} ${year.emp_number} ${year.year}.pdf`
  return new FileAnswer(name, PDF, Buffer.from(bytes), exported)
}

export const certificateEndpoints = [
  handle(contract.downloadCertificate, async (context) => {
    const { params, query } = context
    const year = await inCompany(context, (tx) =>
      readYear(tx, params.employee_id, { year: query.year, withHeld: true }),
    )
    return certificateOf(context, year, query.language ?? context.language, { rows: 1, has_salary: true })
  }),
  handle(contract.showYear, ({ params, query, ...context }) =>
    inCompany(context, async (tx) => ({
      data: await readYear(tx, params.employee_id, { year: query.year, withHeld: true }),
    })),
  ),
  handle(contract.downloadOwnCertificate, async (context) => {
    const year = await inCompany(context, (tx) => ownYear(tx, context))
    return certificateOf(context, year, context.query.language ?? context.language)
  }),
  handle(contract.showOwnYear, (context) =>
    inCompany(context, async (tx) => ({ data: await ownYear(tx, context) })),
  ),
]
