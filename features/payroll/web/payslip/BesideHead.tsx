import type { AnswerOf } from '#kit/contract/route.ts'
import type { showPayslip } from '../../contract.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

export type PayslipBeside = Pick<AnswerOf<typeof showPayslip>['data'], 'last' | 'year'>

/** The headings of the amounts: this run, the last one, the year. */
export function BesideHead({ beside: { last } }: { beside: PayslipBeside }) {
  const text = usePayslipText().beside
  return (
    <p className={classes.besideHead} aria-hidden="true">
      <span>{last ? last.run.title : ''}</span>
      <span>{text.year}</span>
      <span>{text.now}</span>
    </p>
  )
}
