import type { PayslipContent } from '../../contract.ts'
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
}

export function LineGroup({ group, payslip, open, onToggle }: Props) {
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
        />
      ))}
    </section>
  )
}
