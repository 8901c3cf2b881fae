import type { AnswerOf } from '#kit/contract/route.ts'
import type { showPayslip } from '../../contract.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

export type PayslipBeside = Pick<AnswerOf<typeof showPayslip>['data'], 'last' | 'year'>

/** The headings of the amounts: the month of the last run, the year, this run. */
export function BesideHead({ beside: { last } }: { beside: PayslipBeside }) {
  const text = usePayslipText().beside
  return (
    <p className={classes.besideHead} aria-hidden="true">
      <span title={last?.run.title}>
        {last ? `${last.run.to_date.slice(5, 7)}/${last.run.to_date.slice(0, 4)}` : ''}
      </span>
      <span>{text.year}</span>
      <span>{text.now}</span>
    </p>
  )
}
