import { href } from '#kit/web/navigation.ts'
import type { FirstStep, FirstStepGap } from '../../contract.ts'

const GAPS: Record<FirstStepGap, () => string> = {
  branch: () => href('branch.index'),
  department: () => href('department.index'),
  position: () => href('position.index'),
  public_holiday: () => href('restDay.index'),
  schedule_of_employee: () => href('scan_time.index', {}, { has_schedule: 'missing' }),
  salary: () => href('employee.index', {}, { missing: 'salary' }),
  bank_account: () => href('employee.index', {}, { missing: 'bank_account' }),
}

/** Where a part that is missing is entered. */
export const addressOfGap = (what: FirstStepGap): string => GAPS[what]()

/** Where a step is done. */
export function addressOfStep(
  { name, is_done, missing }: FirstStep,
  may: (permission: string) => boolean,
): string {
  switch (name) {
    case 'settings':
      return href('company.setting')
    case 'organisation':
      return addressOfGap(missing[0]?.what ?? 'department')
    case 'rest_days':
      return href('restDay.index')
    case 'schedules':
      return href(is_done ? 'schedule.index' : 'schedule.create')
    case 'people':
      if (is_done) return href('employee.index')
      return href(may('import-employee') ? 'employee.importData' : 'employee.create')
    case 'on_schedule':
      return href('scan_time.index', {}, { has_schedule: is_done ? undefined : 'missing' })
    case 'pay':
      return href('employee.index')
    case 'scans':
      return href('deviceScan.index')
    case 'calculated':
    case 'approved':
      return href('payrolls-item.index')
  }
}
