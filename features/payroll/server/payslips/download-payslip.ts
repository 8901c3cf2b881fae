import type { Language } from '#kit/contract/scalars.ts'
import { readLogo, withLogo } from '#kit/server/files/company-logo.ts'
import { type Context, companyOf, type Exported, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadOwnPayslip as ownRoute, downloadPayslip as route } from '../../contract.ts'
import { renderPayslipPdf } from '../../documents/payslip-document.ts'
import { documentName } from '../../domain/document-name.ts'
import { loadRun } from '../runs/run-record.ts'
import { readOwnPayslip } from './own-payslips.ts'
import { payslipDocumentOf } from './payslip-document-of.ts'
import { PAYSLIP_WORDS } from './payslip-labels.ts'
import { type PrintedPayslip, readPayslip } from './read-payslip.ts'
import { withholdAccount } from './withhold-account.ts'

export const PDF = 'application/pdf'

/** One payslip, recorded in the export log as the file of all payslips is. */
export const downloadPayslip = handle(route, async (context) => {
  const companyId = companyOf(context)
  const language = context.query.language ?? context.language
  const payslip = await inCompany(context, async (tx) => {
    const run = await loadRun(tx, companyId, context.params.id)
    return withholdAccount(await readPayslip(tx, run, context.params.employee_id, language), context.session)
  })
  return pdfAnswer(context, payslip, language, { rows: 1, has_salary: true })
})

export const downloadOwnPayslip = handle(ownRoute, async (context) => {
  const language = context.query.language ?? context.language
  const payslip = await inCompany(context, (tx) =>
    readOwnPayslip(tx, { session: context.session, language }, context.params.run_id),
  )
  return pdfAnswer(context, payslip, language)
})

async function pdfAnswer(
  context: Pick<Context, 'db' | 'files' | 'session'>,
  payslip: PrintedPayslip,
  language: Language,
  exported?: Exported,
): Promise<FileAnswer> {
  const logo = await readLogo(context, companyOf(context))
  const document = payslipDocumentOf(payslip, language, new Date(), logo)
  const bytes = await renderPayslipPdf(document, withLogo(logo))
  const words = `${PAYSLIP_WORDS[language].file} ${payslip.emp_number}`
  const name = `${documentName(words, payslip.run, language)}.pdf`
  return new FileAnswer(name, PDF, Buffer.from(bytes), exported)
}
