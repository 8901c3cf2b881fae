import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { OwnPayslipRow } from '../../contract/own-payslips.ts'
import classes from './own.module.css'
import { useOwnPayslipText } from './text.ts'

/** Payslips by month, each with its net pay; a tap opens one. */
export function OwnPayslipLinks({ payslips }: { payslips: readonly OwnPayslipRow[] }) {
  const text = useOwnPayslipText()
  const language = useLanguage()
  return (
    <ul className={classes.list}>
      {payslips.map((payslip) => (
        <li key={payslip.run_id}>
          <Link to={href('employee_payslip.show', { run_id: payslip.run_id })} className={classes.link}>
            <span className={classes.month}>
              <b>
                {formatMonth(payslip.to_date, language)}
                {payslip.kind !== 'regular' && ` · ${payslip.title}`}
              </b>
              <small>
                {payslip.status === 'paid'
                  ? text.own.paid(formatDate(payslip.paid_on ?? payslip.paid_at))
                  : text.own.approved}
              </small>
            </span>
            <Money kip={payslip.net} unit strong />
            <IconChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
