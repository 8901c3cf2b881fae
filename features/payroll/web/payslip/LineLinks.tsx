import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useLink } from '#kit/web/use-link.ts'
import type { PayslipContent, PayslipDetail, PayslipLine } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { useEditLine } from './EditLine.tsx'
import { lineLink } from './line-link.ts'
import classes from './payslip.module.css'

const BY_LAW: ReadonlySet<PayslipLine['code']> = new Set(['sso', 'company_sso', 'tax', 'company_tax'])

/** Where what a line is made of is shown and changed: days, overtime, benefits, items. What the law determines cannot be entered. */
export function LineLinks({ line, payslip }: { line: PayslipLine; payslip: PayslipContent }) {
  const text = useRunText().lineLinks
  const linkTo = useLink()
  // The pay so far has no run.
  const { run } = payslip as Partial<PayslipDetail>
  const link =
    run &&
    lineLink(line, { ...run, employee_id: payslip.employee_id, emp_number: payslip.emp_number }, linkTo)
  const edit = useEditLine()
  if (run && BY_LAW.has(line.code)) return <p className={classes.links}>{text.byLaw}</p>
  if (!link) return null
  if (link.name === 'item' && edit)
    return (
      <p className={classes.links}>
        <Anchor component="button" type="button" inherit onClick={() => edit(line)}>
          {text.item}
        </Anchor>
      </p>
    )
  return (
    <p className={classes.links}>
      <Anchor component={Link} to={link.to} inherit>
        {text[link.name]}
      </Anchor>
    </p>
  )
}
