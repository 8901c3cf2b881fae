import { z } from 'zod'
import { COMPANIES } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { PayslipDetail } from '../../contract.ts'
import { paidPerson } from '../accounts/paid-person.ts'
import { type RunRecord, runRef } from '../runs/run-record.ts'
import { SUMS_SQL } from './list-payslips.ts'
import { YEAR_TO_DATE, YearToDate } from './year-to-date.ts'

const DetailRow = PayslipDetail.omit({ run: true }).extend({
  company_address: z.string(),
  year_to_date: YearToDate,
})

/** The printed data: the detail, the company's address, and the sums since January. */
export type PrintedPayslip = PayslipDetail &
  Pick<z.infer<typeof DetailRow>, 'company_address' | 'year_to_date'>

/** Of the hold if it is held or was paid later, else of the run. */
const PAYMENT = `case when hold.id is not null
    then case when hold.paid_on is not null then json_build_object('paid_on', hold.paid_on, 'paid_by', hold.paid_by_name) end
  when run.paid_on is not null then json_build_object('paid_on', run.paid_on, 'paid_by', run.paid_by_name) end`

const DETAIL = `
  select p.employee_id, p.emp_number, ${paidPerson('p')} as person, ${SUMS_SQL}, p.reviews, p.lines, c.law, company.name as company,
    company.address as company_address, ${PAYMENT} as payment, ${YEAR_TO_DATE} as year_to_date
  from payslip p
  join payroll_calculation c on c.company_id = $1 and c.id = p.calculation_id
  join payroll_run run on run.company_id = $1 and run.id = p.run_id
  left join payslip_hold hold on hold.company_id = $1 and hold.run_id = p.run_id and hold.employee_id = p.employee_id
    and hold.status in ('held', 'paid')
  join ${COMPANIES} company on company.company_id = $1
  where p.company_id = $1 and p.calculation_id = $2`

/** One payslip of the run with its lines and the law it used. Throws `not_found`. */
export async function readPayslip(
  tx: Tx,
  run: RunRecord,
  employeeId: number,
  language: Language,
): Promise<PrintedPayslip> {
  const row = await tx.maybeOne(DetailRow, `${DETAIL} and p.employee_id = $3`, [
    tx.companyId,
    run.calculation_id,
    employeeId,
  ])
  if (!row) throw new AppError('not_found')
  return { ...row, run: runRef(run, language) }
}

/** A page of the run's payslips in the order of employee numbers, for printing. */
export async function readPayslips(
  tx: Tx,
  run: RunRecord,
  page: { limit: number; offset: number },
  language: Language,
): Promise<PrintedPayslip[]> {
  const rows = await tx.query(
    DetailRow,
    `${DETAIL} order by p.emp_number, p.employee_id limit $3 offset $4`,
    [tx.companyId, run.calculation_id, page.limit, page.offset],
  )
  return rows.map((row) => ({ ...row, run: runRef(run, language) }))
}
