import { Text, Title } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { PayslipDetail } from '../../contract.ts'
import { fullName } from './full-name.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

/** The employee, the period, and the net pay. `isShort`: without the name and the facts. */
export function PayslipHead({ payslip, isShort = false }: { payslip: PayslipDetail; isShort?: boolean }) {
  const text = usePayslipText()
  const language = useLanguage()
  const { person, run } = payslip
  return (
    <div className={classes.head}>
      <div className={classes.who}>
        {!isShort && (
          <Title order={2} className={classes.fullName ?? ''}>
            {fullName(person, language)}
          </Title>
        )}
        <Text c="dimmed" className="figures">
          {run.title}
          {run.kind !== 'regular' && ` (${text.kind[run.kind]})`} · {formatDate(run.from_date)} –{' '}
          {formatDate(run.to_date)}
        </Text>
      </div>
      <div className={classes.net}>
        <span>{text.sum.net}</span>
        <b>
          <Money kip={payslip.net} unit />
        </b>
      </div>
      {!isShort && <PayslipFacts payslip={payslip} />}
    </div>
  )
}

/** What the payslip says of the employee: number, place, employment, account, payment. */
export function PayslipFacts({ payslip }: { payslip: PayslipDetail }) {
  const text = usePayslipText()
  const { person } = payslip
  const days = (count: number | undefined) => (count === undefined ? '' : text.person.days(String(count)))
  const facts = [
    [text.person.number, payslip.emp_number],
    [text.person.department, person.department],
    [text.person.position, person.position],
    [text.person.branch, person.branch],
    [text.person.start, formatDate(person.start_date)],
    [text.person.end, formatDate(person.end_date)],
    [text.person.ssoNumber, person.is_sso ? person.sso_number : ''],
    [text.person.attendance, person.does_not_clock_in ? text.person.noClocking : ''],
    [text.person.daysWorked, days(person.days_worked)],
    [text.person.leaveLeft, days(person.leave_left)],
    [text.person.account, [person.bank, person.bank_account].filter(Boolean).join(' ')],
    [
      text.person.payment,
      payslip.payment ? `${formatDate(payslip.payment.paid_on)} · ${payslip.payment.paid_by}` : '',
    ],
  ].filter(([, value]) => value)
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
