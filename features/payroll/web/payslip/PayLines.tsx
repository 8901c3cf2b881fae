import type { PayslipContent } from '../../contract.ts'
import { LineGroup } from './LineGroup.tsx'
import { groupsOf } from './line-groups.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'
import { useOpenLines } from './use-open-lines.ts'

interface Props {
  payslip: PayslipContent
  /** For the employee: the company's contributions are listed as on paper, but its total cost is not on the payslip. */
  isOwn?: boolean
}

/** Earnings and deductions, each with an explanation on tap. */
export function PayLines({ payslip, isOwn = false }: Props) {
  const text = usePayslipText()
  const { open, toggle } = useOpenLines()
  const groups = groupsOf(isOwn ? payslip.lines.filter(({ code }) => code !== 'cost') : payslip.lines)
  return (
    <>
      <p className={classes.hint}>{text.own.tap}</p>
      {groups.map((group) => (
        <LineGroup key={group.name} group={group} payslip={payslip} open={open} onToggle={toggle} />
      ))}
    </>
  )
}
