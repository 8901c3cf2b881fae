import { monthOf } from '#kit/contract/days.ts'
import type { LinkTo } from '#kit/web/use-link.ts'
import type { ReadinessFinding, RunDetail } from '../../contract.ts'

type Finding = Pick<ReadinessFinding, 'code' | 'target'>
type Range = Pick<RunDetail, 'from_date' | 'to_date'>

/** The value of the filter for missing data in the list of employees; the other findings of employees have none. */
const MISSING: Partial<Record<ReadinessFinding['code'], string>> = {
  no_salary: 'salary',
  no_bank_account: 'bank_account',
  no_sso_number: 'sso_number',
}

/** The screen on which a finding is corrected, filtered to the run's days; undefined if the user may not open it. */
export function findingLink(
  { code, target }: Finding,
  { from_date: from, to_date: to }: Range,
  linkTo: LinkTo,
): string | undefined {
  const days = { from, to }
  const status = code === 'leave_waiting' || code === 'overtime_waiting' ? 'pending' : undefined
  switch (target) {
    case 'schedules-of-employees':
      return linkTo('scan_time.index', {}, { has_schedule: 'missing', ...days })
    case 'scans':
      return linkTo('deviceScan.index', {}, days)
    case 'forgotten-scans':
      return linkTo('forget_scan.index', {}, days)
    case 'days':
      return linkTo('clock_in_out.index', {}, { month: monthOf(from) })
    case 'overtime':
      return linkTo('employee_ot_list.index', {}, { ...days, status })
    case 'leave':
      return linkTo('e-leave.index', {}, { ...days, status })
    case 'differences':
      return linkTo('payroll-difference.index', {}, { status: 'open' })
    case 'exchange-rates':
      return linkTo('company-exchange.index')
    case 'opening-balances':
      return linkTo('opening-balances.index')
    case 'employees':
      return linkTo('employee.index', {}, { missing: MISSING[code] })
  }
}
