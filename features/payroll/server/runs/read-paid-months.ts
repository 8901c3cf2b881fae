import { z } from 'zod'
import type { ReadPaidMonths } from '#features/opening-balances/server/index.ts'
import { Id, IsoMonth } from '#kit/contract/scalars.ts'

const Row = z.object({ employee_id: Id, month: IsoMonth })

/** The months in which approved or paid runs of any kind have paid these employees; the month is that of the run's last day. */
export const readPaidMonths: ReadPaidMonths = (tx, employeeIds, { first, last }) =>
  tx.query(
    Row,
    `select distinct p.employee_id, to_char(r.to_date, 'YYYY-MM') as month
     from payroll_run r join payslip p on p.company_id = $1 and p.calculation_id = r.calculation_id
     where r.company_id = $1 and r.status in ('approved', 'paid') and p.employee_id = any($2)
       and r.to_date between make_date($3, 1, 1) and make_date($4, 12, 31)`,
    [tx.companyId, employeeIds, first, last],
  )
