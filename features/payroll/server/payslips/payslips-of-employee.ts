import { EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import type { listPayslipsOfEmployee } from '../../contract.ts'
import { titleIn } from '../../domain/run-title.ts'
import payslipEn from '../../web/texts/payslip-en.ts'
import payslipLa from '../../web/texts/payslip-la.ts'
import { SEARCH_TITLE } from '../runs/list-runs.ts'
import { PAYSLIP_AND_RUN, SHEET_OF_PAYSLIPS } from './own-payslips.ts'

/** The payslips of an employee of the company, also of a deleted one; `not_found` for other people. */
export const payslipsOfEmployee: ListDeclaration<typeof listPayslipsOfEmployee> = {
  prepare: async (tx, { params }) => {
    const isKnown = await tx.exists(`select from ${EMPLOYEES} e where company_id = $1 and id = $2`, [
      tx.companyId,
      params.id,
    ])
    if (!isKnown) throw new AppError('not_found')
    return undefined
  },
  from: `payslip p join payroll_run run on run.company_id = $1 and run.calculation_id = p.calculation_id
    and run.status <> 'draft'`,
  key: ['run.id'],
  where: ['p.company_id = $1', (param, { params }) => `p.employee_id = ${param(params.id)}`],
  columns: {
    ...PAYSLIP_AND_RUN,
    hold: `(select hold.status from payslip_hold hold where hold.company_id = $1 and hold.run_id = run.id
      and hold.employee_id = p.employee_id and hold.status in ('held', 'paid'))`,
  },
  filters: {},
  search: SEARCH_TITLE,
  sorts: { to_date: 'run.to_date', net: 'p.net' },
  order: '-to_date',
  finish: (row, { language }) => ({ ...row, title: titleIn(row.title, language) }),
  sheet: { title: { la: payslipLa.payslips, en: payslipEn.payslips }, columns: SHEET_OF_PAYSLIPS },
}
