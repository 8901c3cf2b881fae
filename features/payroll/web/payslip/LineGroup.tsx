import { Money } from '#kit/web/show/Money.tsx'
import type { PayslipContent } from '../../contract.ts'
import type { PayslipBeside } from './BesideHead.tsx'
import { LineRow } from './LineRow.tsx'
import type { LineGroupData } from './line-groups.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

interface Props {
  group: LineGroupData
  payslip: PayslipContent
  /** Indexes of the expanded lines. */
  open: ReadonlySet<number>
  onToggle: (index: number) => void
  beside?: PayslipBeside | undefined
  /** Lines have links to what they are made of. */
  hasLinks?: boolean
}

export function LineGroup({ group, payslip, open, onToggle, beside, hasLinks }: Props) {
  const text = usePayslipText()
  const placed = group.sum ? [...group.lines, group.sum] : group.lines
  return (
    <section className={classes.group} aria-label={text.group[group.name]}>
      {group.lines.length > 0 && <h2 className={classes.groupName}>{text.group[group.name]}</h2>}
      {placed.map(({ line, index }) => (
        <LineRow
          key={index}
          line={line}
          payslip={payslip}
          isSum={group.sum?.index === index}
          isOpen={open.has(index)}
          onToggle={() => onToggle(index)}
          beside={beside}
          hasLinks={hasLinks}
        />
      ))}
      {group.name === 'earnings' && group.lines.length > 1 && (
        <p className={classes.subtotal}>
          <span>{text.sum.earnings}</span>
          <Money kip={group.lines.reduce((sum, { line }) => sum + line.amount, 0)} strong />
        </p>
      )}
    </section>
  )
}
