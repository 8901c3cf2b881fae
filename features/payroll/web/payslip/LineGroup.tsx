import type { ReactNode } from 'react'
import { Money } from '#kit/web/show/Money.tsx'
import type { PayslipContent, PayslipLine } from '../../contract.ts'
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
  /** What stands below the explanation of a line. */
  links?: (line: PayslipLine) => ReactNode
}

export function LineGroup({ group, payslip, open, onToggle, beside, links }: Props) {
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
          links={links}
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
