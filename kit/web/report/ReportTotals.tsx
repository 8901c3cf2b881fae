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
  return (
    <div className={classes.wrap}>
      <dl className={classes.totals} aria-label={label} style={columnsFor(sums.length)}>
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
    </div>
  )
}

/** The largest number of boxes in a row of a wide and of a narrower page. */
const WIDE = 6
const MIDDLE = 4

/** The boxes of each row for a number of boxes, in rows as equal as possible; the last box fills its row. */
function columnsFor(count: number): CSSProperties {
  const wide = perRow(count, WIDE)
  const middle = perRow(count, MIDDLE)
  return {
    '--columns': wide,
    '--last-span': lastSpan(count, wide),
    '--columns-middle': middle,
    '--last-span-middle': lastSpan(count, middle),
    '--last-span-narrow': lastSpan(count, 2),
  } as CSSProperties
}

const perRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most))
const lastSpan = (count: number, columns: number) => columns - ((count - 1) % columns)
