import { monthOf } from '#kit/contract/days.ts'
import type { LinkTo } from '#kit/web/use-link.ts'
import type { PayslipLine } from '../../contract.ts'
import { LINE_KINDS, type LineKind } from '../../domain/line-kinds.ts'

interface Of {
  from_date: string
  to_date: string
  employee_id: number
  emp_number: string
}

export type LinkName = NonNullable<LineKind['screen']>

/** The screen of what a line is made of, filtered to the employee and the days of the run; undefined without one that the user may open. */
export function lineLink(
  { code, name }: Pick<PayslipLine, 'code' | 'name'>,
  run: Of,
  linkTo: LinkTo,
): { name: LinkName; to: string } | undefined {
  const { screen } = LINE_KINDS[code]
  const to = screen && addressOf(screen, name, run, linkTo)
  return to ? { name: screen, to } : undefined
}

function addressOf(screen: LinkName, name: string | undefined, run: Of, linkTo: LinkTo): string | undefined {
  switch (screen) {
    case 'days':
      return linkTo('clock_in_out.index', {}, { month: monthOf(run.to_date), employee: run.employee_id })
    case 'overtime': {
      const query = { from: run.from_date, to: run.to_date, search: run.emp_number }
      return linkTo('employee_ot_list.index', {}, query)
    }
    case 'benefit':
      return linkTo('employee.edit', { employee_id: run.employee_id })
    case 'item':
      return name ? linkTo('pay_item.index', {}, { search: name }) : undefined
  }
}
