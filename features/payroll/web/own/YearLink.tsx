import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import classes from './own.module.css'
import { useOwnPayslipText } from './text.ts'

/** Opens the own pay of a year with the certificate. */
export function YearLink() {
  const text = useOwnPayslipText().own
  return (
    <Link to={href('employee_yearly_pay.index')} className={classes.link}>
      <span className={classes.month}>
        <b>{text.year}</b>
        <small>{text.yearHint}</small>
      </span>
      <span />
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}
