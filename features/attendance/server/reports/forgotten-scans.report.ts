import { EMPLOYEES, PERSON_REPORT } from '#features/employees/server/index.ts'
import { firstOfMonth } from '#kit/contract/days.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import forgottenScanReport from '../../contract/forgotten-scans.report.ts'
import { periodReportEndpoints } from './period-report.ts'

export default periodReportEndpoints(forgottenScanReport, {
  // Days are counted from the first of their month, which can be before the period.
  from: (param, { extra }) => `(
    select *, count(*) over (partition by employee_id, date_trunc('month', work_date) order by work_date) as in_month
    from day_result where company_id = $1 and result = 'forgotten'
      and work_date between ${param(firstOfMonth(extra.from))} and ${param(extra.to)}) as r
    join ${EMPLOYEES} e on e.company_id = $1 and e.id = r.employee_id ${PERSON_REPORT.joinDepartment}`,
  key: ['e.id', 'r.work_date'],
  where: [(param, { extra }) => `r.work_date >= ${param(extra.from)}::date`],
  columns: {
    work_date: 'r.work_date',
    missing: `case when r.in_at is null then 'in' else 'out' end`,
    in_at: instant('r.in_at'),
    out_at: instant('r.out_at'),
    in_month: 'r.in_month',
    missing_in: '(r.in_at is null)::int',
    missing_out: '(r.in_at is not null)::int',
  },
  filters: { missing: (side) => (side === 'in' ? 'r.in_at is null' : 'r.in_at is not null') },
  order: '-work_date',
})
