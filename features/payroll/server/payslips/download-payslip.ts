import type { Language } from '#kit/contract/scalars.ts'
import { companyOf, type Exported, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadOwnPayslip as ownRoute, downloadPayslip as route } from '../../contract.ts'
import { renderPayslipPdf } from '../../documents/payslip-document.ts'
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
  const payslip = await inCompany(context, async (tx) => {
    const run = await loadRun(tx, companyId, context.params.id)
    return withholdAccount(await readPayslip(tx, companyId, run, context.params.employee_id), context.session)
  })
  return pdfAnswer(payslip, context.query.language ?? context.language, { rows: 1, has_salary: true })
})

export const downloadOwnPayslip = handle(ownRoute, async (context) => {
  const payslip = await inCompany(context, (tx) => readOwnPayslip(tx, context, context.params.run_id))
  return pdfAnswer(payslip, context.query.language ?? context.language)
})

async function pdfAnswer(
  payslip: PrintedPayslip,
  language: Language,
  exported?: Exported,
): Promise<FileAnswer> {
  const bytes = await renderPayslipPdf(payslipDocumentOf(payslip, language, new Date()))
  const name = `${PAYSLIP_WORDS[language].file} ${payslip.emp_number} ${payslip.run.title}.pdf`
  return new FileAnswer(name, PDF, Buffer.from(bytes), exported)
}
