import type { CSSProperties } from 'react'
import type { ReportColumn } from '#kit/contract/report.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { Money } from '../show/Money.tsx'
import classes from './ReportTotals.module.css'
import { figure } from './ReportValue.tsx'

interface Props {
  /** The accessible label of the totals. */
  label: string
  totals: Readonly<Record<string, number>>
  columns: Readonly<Record<string, ReportColumn>>
}

/** The totals of all matching rows, one box each, in the order of the columns. */
export function ReportTotals({ label, totals, columns }: Props) {
  const text = useKitText()
  const language = useLanguage()
  const sums = Object.entries(columns).filter(([, { total }]) => total)
  if (sums.length === 0) return null
  const perRow = sums.length > 4 ? 3 : sums.length
  /** The last box fills its row. */
  const lastSpan = perRow - ((sums.length - 1) % perRow)
  return (
    <dl
      className={classes.totals}
      aria-label={label}
      style={{ '--columns': perRow, '--last-span': lastSpan } as CSSProperties}
    >
      {sums.map(([key, { label: title, kind }]) => (
        <div key={key}>
          <dt>{title[language]}</dt>
          <dd>
            {kind === 'kip' ? (
              <>
                <Money kip={totals[key]} strong /> <small>{text.report.kip}</small>
              </>
            ) : (
              <b>{figure(totals[key] ?? 0)}</b>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
