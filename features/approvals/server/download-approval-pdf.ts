import { z } from 'zod'
import { publicPage } from '#features/access/server/index.ts'
import { COMPANIES, COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import {
  joinRequest,
  type RequestEngine,
  readDecisions,
  requireSeen,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { PDF } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { readLogo } from '#kit/server/files/company-logo.ts'
import { companyOf, type Endpoint, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { downloadApprovalPdf } from '../contract.ts'
import { renderApproval } from '../documents/approval-document.ts'
import { readApproval } from './show-approval.ts'

const HeadRow = z.object({
  company: z.string(),
  company_address: z.string(),
  company_tax_number: z.string(),
  number: z.string(),
  requester: z.string(),
  emp_number: z.string(),
  submitted_at: z.string(),
  code: z.string(),
})

const head = (language: Language) => `
  select company.name as company, company.address as company_address, coalesce(s.tax_number, '') as company_tax_number, q.number,
    ${personName(language)} as requester, e.emp_number, ${instant('q.submitted_at')} as submitted_at, r.verify_code as code
  from approval r
  ${joinRequest('approval')}
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id
  join ${COMPANIES} company on company.company_id = $1
  left join ${COMPANY_SETTINGS} s on s.company_id = r.company_id
  where r.company_id = $1 and r.id = $2`

/** What stands in the document: who has sent, approved, returned or handed on. */
const SAID = ['submitted', 'approved', 'returned', 'reassigned']

/** An approved request as a PDF, for those who see the request. Throws `request_status` for one that is not approved. */
export const downloadPdf = (engine: RequestEngine): Endpoint =>
  handle(downloadApprovalPdf, async (context) => {
    const id = context.params.approved_id
    const { language } = context
    const approval = await inCompany(context, async (tx) => {
      const request = await requireSeen(tx, context, engine, { kind: 'approval', subjectId: id })
      if (request.status !== 'success') throw new AppError('request_status')
      const { files, department, ...content } = await readApproval(tx, context, id)
      const decisions = await readDecisions(tx, language, request.id)
      return {
        ...content,
        ...(await tx.one(HeadRow, head(language), [tx.companyId, id])),
        department: department ?? '',
        files: files.map(({ name }) => name),
        decisions: decisions.filter(({ verdict }) => SAID.includes(verdict)),
      }
    })
    const address = publicPage(context, `/verify/${approval.code}`)
    const logo = await readLogo(context, companyOf(context))
    const bytes = await renderApproval({ ...approval, address }, new Date(), logo)
    return new FileAnswer(`${approval.number}.pdf`, PDF, Buffer.from(bytes), { rows: 1, has_salary: false })
  })
