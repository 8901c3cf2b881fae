import { monthOf } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import type { PayslipLine } from '../../contract.ts'

interface Of {
  from_date: string
  to_date: string
  employee_id: number
  emp_number: string
}

export type LinkName = 'days' | 'overtime' | 'item'

/** The screen of what a line is made of, filtered to the employee and the days of the run; undefined without one or without the permission. */
export function lineLink(
  { code, name }: Pick<PayslipLine, 'code' | 'name'>,
  run: Of,
  may: (permission: string) => boolean,
): { name: LinkName; to: string } | undefined {
  switch (code) {
    case 'base':
    case 'absence':
    case 'absence_rule':
    case 'late':
    case 'early':
    case 'night':
      return may('view-clock-in-out')
        ? {
            name: 'days',
            to: href('clock_in_out.index', {}, { month: monthOf(run.to_date), employee: run.employee_id }),
          }
        : undefined
    case 'overtime':
      return may('view-overtime')
        ? {
            name: 'overtime',
            to: href(
              'employee_ot_list.index',
              {},
              { from: run.from_date, to: run.to_date, search: run.emp_number },
            ),
          }
        : undefined
    case 'income':
    case 'deduction_before':
    case 'deduction_after':
    case 'employer_paid':
      return may('view-payroll') && name
        ? { name: 'item', to: href('pay_item.index', {}, { search: name }) }
        : undefined
    default:
      return undefined
  }
}
