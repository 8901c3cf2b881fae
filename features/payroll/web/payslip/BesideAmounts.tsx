import { VisuallyHidden } from '@mantine/core'
import { Money } from '#kit/web/show/Money.tsx'
import type { PayslipLine } from '../../contract.ts'
import { type LineSum, lineKey } from '../../domain/line-sums.ts'
import type { PayslipBeside } from './BesideHead.tsx'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

interface Props {
  line: PayslipLine
  beside: PayslipBeside
}

/** The same line in the last run, and since January. */
export function BesideAmounts({ line, beside }: Props) {
  const text = usePayslipText().beside
  const sumOf = (sums: readonly LineSum[] | undefined) =>
    sums?.find((sum) => lineKey(sum) === lineKey(line))?.amount
  const last = sumOf(beside.last?.lines)
  return (
    <>
      <span className={classes.beside}>
        {last !== undefined && <VisuallyHidden>{beside.last?.run.title}</VisuallyHidden>}
        {last !== undefined && <Money kip={last} />}
      </span>
      <span className={classes.beside}>
        <VisuallyHidden>{text.year}</VisuallyHidden>
        <Money kip={sumOf(beside.year) ?? line.amount} />
      </span>
    </>
  )
}
