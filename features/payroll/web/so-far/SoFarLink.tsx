import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import classes from '../own/own.module.css'
import { usePayslipText } from '../payslip/text.ts'

/** Opens the own pay of this month up to yesterday; the amount is computed only then. */
export function SoFarLink() {
  const text = usePayslipText().soFar
  const language = useLanguage()
  return (
    <Link to={href('employee_payslip.so_far')} className={classes.link}>
      <span className={classes.month}>
        <b>{text.title}</b>
        <small>
          {formatMonth(addDays(todayInLaos(), -1), language)} · {text.notFinal}
        </small>
      </span>
      <span />
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}
