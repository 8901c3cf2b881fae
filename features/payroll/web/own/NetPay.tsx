import { formatDate } from '#kit/contract/days.ts'
import { formatKip } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { usePayslipText } from '../payslip/text.ts'
import classes from './own.module.css'

interface Props {
  label: string
  pay: { gross: number; net: number }
  from: string
  to: string
}

/** The net pay of some days, large, with the gross pay and the deductions. */
export function NetPay({ label, pay, from, to }: Props) {
  const text = usePayslipText()
  const language = useLanguage()
  return (
    <section className={classes.net}>
      <span>{label}</span>
      <b>{formatKip(pay.net, { language })}</b>
      <small className="figures">
        {formatDate(from)} – {formatDate(to)}
      </small>
      <div className={`${classes.sums} figures`}>
        <span>
          {text.sum.gross} {formatKip(pay.gross, { language, unit: false })}
        </span>
        <span>
          {text.sum.deductions} {formatKip(pay.gross - pay.net, { language, unit: false })}
        </span>
      </div>
    </section>
  )
}
