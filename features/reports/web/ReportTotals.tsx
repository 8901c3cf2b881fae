import type { CSSProperties } from 'react'
import { Money } from '#kit/web/show/Money.tsx'
import classes from './ReportTotals.module.css'
import { useReportText } from './text.ts'

interface Props {
  totals: Record<string, number>
  sums: readonly { key: string; label: string }[]
}

/** The sums of a report, one box each. */
export function ReportTotals({ totals, sums }: Props) {
  const text = useReportText()
  return (
    <dl
      className={classes.totals}
      aria-label={text.totals}
      style={{ '--columns': sums.length > 4 ? 3 : sums.length } as CSSProperties}
    >
      {sums.map(({ key, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <Money kip={totals[key]} strong /> <small>{text.kip}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
