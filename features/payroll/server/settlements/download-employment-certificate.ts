import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { PDF } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { readLogo } from '#kit/server/files/company-logo.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadEmploymentCertificate as route } from '../../contract.ts'
import {
  EMPLOYMENT_CERTIFICATE_TEXTS,
  type EmploymentCertificate,
  renderEmploymentCertificate,
} from '../../documents/employment-certificate.ts'
import { payslipOf } from './describe-settlement.ts'
import { loadFinalRun } from './settlement-record.ts'

const SettingRow = z.object({ tax_number: z.string() })

/**
 * Position and first day are those of the payslip, so that the certificate of an earlier employment stays the same when
 * the person is hired again. Throws `not_found`, `run_not_calculated`.
 */
async function readCertificate(
  tx: Tx,
  companyId: number,
  id: number,
  language: Language,
): Promise<EmploymentCertificate> {
  const run = await loadFinalRun(tx, companyId, id)
  const payslip = await payslipOf(tx, run, language)
  if (!payslip) throw new AppError('run_not_calculated')
  const { person } = payslip
  const setting = await tx.maybeOne(
    SettingRow,
    `select tax_number from ${COMPANY_SETTINGS} s where company_id = $1`,
    [companyId],
  )
  return {
    company: payslip.company,
    company_address: payslip.company_address,
    company_tax_number: setting?.tax_number ?? '',
    name: `${person.name} ${person.surname}`.trim(),
    en_name: `${person.en_name} ${person.en_surname}`.trim(),
    emp_number: payslip.emp_number,
    position: person.position,
    department: person.department,
    first_day: person.start_date,
    last_day: run.settlement.last_day,
  }
}

export const downloadEmploymentCertificate = handle(route, async (context) => {
  const language = context.query.language ?? context.language
  const certificate = await inCompany(context, (tx) =>
    readCertificate(tx, companyOf(context), context.params.id, language),
  )
  const logo = await readLogo(context, companyOf(context))
  const bytes = await renderEmploymentCertificate(certificate, language, new Date(), logo)
  const name = `${EMPLOYMENT_CERTIFICATE_TEXTS[language].title} ${certificate.emp_number}.pdf`
  return new FileAnswer(name, PDF, Buffer.from(bytes), { rows: 1, has_salary: false })
})
