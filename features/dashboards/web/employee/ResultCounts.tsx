import type { DayTotals } from '#features/attendance/contract.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useOwnText } from '../own-text.ts'
import classes from './month.module.css'

const SHOWN = ['success', 'late', 'early', 'forgotten', 'absent', 'leave', 'holiday', 'outside'] as const

/** Days of the month by result; results without days are omitted, except the good ones. */
export function ResultCounts({ totals }: { totals: DayTotals }) {
  const text = useOwnText().result
  const counts = SHOWN.filter((result) => totals[result] > 0 || result === 'success')
  return (
    <ul className={classes.counts}>
      {counts.map((result) => (
        <li key={result} data-result={result}>
          <span>{text[result]}</span> <b className="figures">{formatNumber(totals[result] ?? 0, 0)}</b>
        </li>
      ))}
    </ul>
  )
}
