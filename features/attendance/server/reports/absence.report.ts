import { EMPLOYEES, PERSON_REPORT } from '#features/employees/server/index.ts'
import absenceReport from '../../contract/absence.report.ts'
import { periodReportEndpoints } from './period-report.ts'

const days = (halves: string) => `${halves} / 2.0`

/**
 * One employee's absence in a period, read in the order of the primary key. A day of absence with a scan in was an
 * arrival beyond the shift's limit for lateness. `run`: consecutive work days of the employee, ignoring public
 * holidays, without presence and leave.
 */
const absenceOf = (from: string, to: string) => `(
  select coalesce(sum(absent_halves), 0) as absent, coalesce(sum(paid_leave_halves), 0) as paid,
    coalesce(sum(unpaid_leave_halves), 0) as unpaid,
    coalesce(sum(absent_halves) filter (where result = 'outside'), 0) as outside,
    coalesce(sum(absent_halves) filter (where result <> 'outside' and in_at is not null), 0) as late,
    (select coalesce(max(length), 0) from (
      select count(*) filter (where is_away) as length from (
        select is_away, count(*) filter (where not is_away) over (order by work_date) as run from (
          select work_date, absent_halves > 0 and present_halves + paid_leave_halves + unpaid_leave_halves = 0 as is_away
          from day_result where company_id = $1 and employee_id = e.id and work_date between ${from} and ${to}
            and result not in ('holiday', 'not_yet')) as away) as runs
      group by run) as lengths) as longest
  from day_result where company_id = $1 and employee_id = e.id and work_date between ${from} and ${to} offset 0) as a`

export default periodReportEndpoints(absenceReport, {
  from: (param, { extra }) =>
    `${EMPLOYEES} e cross join lateral ${absenceOf(param(extra.from), param(extra.to))} ${PERSON_REPORT.joinDepartment}`,
  key: ['e.id'],
  where: ['a.absent + a.paid + a.unpaid > 0'],
  columns: {
    without_leave: days('a.absent'),
    no_scan: days('(a.absent - a.late - a.outside)'),
    too_late: days('a.late'),
    outside: days('a.outside'),
    paid_leave: days('a.paid'),
    unpaid_leave: days('a.unpaid'),
    longest_run: 'a.longest',
  },
  order: '-without_leave',
})
