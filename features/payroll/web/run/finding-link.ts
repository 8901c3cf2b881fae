import { monthOf } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import type { ReadinessFinding, RunDetail } from '../../contract.ts'

type Finding = Pick<ReadinessFinding, 'code' | 'target'>
type Range = Pick<RunDetail, 'from_date' | 'to_date'>

/** The screen on which a finding is corrected, filtered to the run's days; undefined without the permission to see it. */
export function findingLink(
  { code, target }: Finding,
  { from_date: from, to_date: to }: Range,
  may: (permission: string) => boolean,
): string | undefined {
  const days = { from, to }
  const status = code === 'leave_waiting' || code === 'overtime_waiting' ? 'pending' : undefined
  switch (target) {
    case 'schedules-of-employees':
      return may('view-clock-in-schedule')
        ? href('scan_time.index', {}, { has_schedule: 'missing' })
        : undefined
    case 'scans':
      return may('view-device-scan-in-out') ? href('deviceScan.index', {}, days) : undefined
    case 'forgotten-scans':
      return may('view-clock-in-out') ? href('forget_scan.index', {}, days) : undefined
    case 'days':
      return may('view-clock-in-out') ? href('clock_in_out.index', {}, { month: monthOf(from) }) : undefined
    case 'overtime':
      return may('view-overtime') ? href('employee_ot_list.index', {}, { ...days, status }) : undefined
    case 'leave':
      return may('view-e-leave') ? href('e-leave.index', {}, { ...days, status }) : undefined
    case 'differences':
      return may('view-payroll') ? href('payroll-difference.index', {}, { status: 'open' }) : undefined
    case 'exchange-rates':
      return may('view-payroll') ? href('company-exchange.index') : undefined
    case 'opening-balances':
      return may('view-salary') ? href('opening-balances.index') : undefined
    case 'employees':
      return may('view-employee') ? href('employee.index') : undefined
  }
}
