import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import type { PayslipContent, PayslipDetail, PayslipLine } from '../../contract.ts'
import { lineLink } from './line-link.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

/** Where what a line is made of is shown and changed: days, overtime, benefits, items. */
export function LineLinks({ line, payslip }: { line: PayslipLine; payslip: PayslipContent }) {
  const text = usePayslipText().links
  const may = useMay()
  // The pay so far has no run.
  const { run } = payslip as Partial<PayslipDetail>
  const link =
    run && lineLink(line, { ...run, employee_id: payslip.employee_id, emp_number: payslip.emp_number }, may)
  if (!link) return null
  return (
    <p className={classes.links}>
      <Anchor component={Link} to={link.to} inherit>
        {text[link.name]}
      </Anchor>
    </p>
  )
}
