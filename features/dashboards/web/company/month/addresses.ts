import { CERTIFICATE_DAYS } from '#features/leave/contract.ts'
import { runAddress } from '#features/payroll/web/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import type { LinkTo } from '#kit/web/use-link.ts'
import type { Need, PayMonth, PayStepName, StepCount } from '../../../contract.ts'

type Month = Pick<PayMonth, 'from' | 'to' | 'run'>

const ofRun = (run: PayMonth['run'], query: Record<string, string> = {}): string => {
  if (!run) return href('payrolls-item.index')
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${runAddress(run)}?${search}` : runAddress(run)
}

const BELOW_ZERO = { tab: 'reviews', review: 'net_below_zero' }

/** Overtime is decided on its own page, or in its report. */
const overtime = (linkTo: LinkTo, query: Record<string, string>): string =>
  linkTo('employee_ot_list.index', {}, query) ?? href('employee_ot.index', {}, query)

/** The list behind a count of a step, filtered to it; undefined if the user cannot open it. */
export function addressOfCount(of: StepCount, { from, to, run }: Month, linkTo: LinkTo): string | undefined {
  const days = { from, to }
  switch (of) {
    case 'days_without_scans':
      return linkTo('deviceScan.index')
    case 'forgotten':
      return href('forget_scan.index', {}, days)
    case 'overtime':
      return overtime(linkTo, { ...days, status: 'pending' })
    case 'leave':
      return href('e-leave.index', {}, { ...days, status: 'pending' })
    case 'employees':
      return ofRun(run)
    case 'problems':
      return ofRun(run, { tab: 'problems' })
    case 'unpayable':
      return ofRun(run, BELOW_ZERO)
    case 'reviews':
      return ofRun(run, { tab: 'reviews' })
  }
}

/** Where a step without counts is done. */
export function addressOfStep(
  step: PayStepName,
  { from, to, run }: Month,
  linkTo: LinkTo,
): string | undefined {
  switch (step) {
    case 'scans':
      return linkTo('deviceScan.index')
    case 'forgotten':
      return href('forget_scan.index', {}, { from, to })
    case 'requests':
      return linkTo('e-leave.index', {}, { from, to }) ?? overtime(linkTo, { from, to })
    case 'pay':
      return ofRun(run, { tab: 'transfers' })
    default:
      return ofRun(run)
  }
}

/** The filtered list of what needs a person. */
export function addressOfNeed({ name, run, count }: Need, linkTo: LinkTo): string {
  switch (name) {
    case 'net_below_zero':
      return ofRun(run, BELOW_ZERO)
    case 'below_minimum_wage':
      return ofRun(run, { tab: 'reviews', review: 'below_minimum_wage' })
    case 'earlier_run':
      return count === 1 ? ofRun(run) : href('payrolls-item.index')
    case 'contract_ends':
      return href('employee_contract.expire', {}, { state: 'warning' })
    case 'leave_waiting':
      return href('e-leave.index', {}, { status: 'pending' })
    case 'overtime_waiting':
      return overtime(linkTo, { status: 'pending' })
    case 'leave_file_missing':
      return href('e-leave.index', {}, { proof: 'missing', from: addDays(todayInLaos(), -CERTIFICATE_DAYS) })
    case 'no_schedule':
      return href('scan_time.index', {}, { has_schedule: 'missing' })
    case 'no_salary':
      return href('employee.index', {}, { missing: 'salary' })
    case 'no_bank_account':
      return href('employee.index', {}, { missing: 'bank_account' })
    case 'no_sso_number':
      return href('employee.index', {}, { missing: 'sso_number' })
  }
}
