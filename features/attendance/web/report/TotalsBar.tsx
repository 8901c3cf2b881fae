import { Skeleton, UnstyledButton } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { DayResultCode, DayTotals } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { RESULT_ORDER, useResultName } from './DayResult.tsx'
import { RESULT_SIGNS } from './result-signs.ts'
import classes from './results.module.css'

interface Props {
  totals: DayTotals | undefined
  chosen: readonly string[]
  onChoose: (results: readonly string[]) => void
}

/** The distribution of results: a bar with shares and counts. A click adds a result to the filter, a second click removes it. */
export function TotalsBar({ totals, chosen, onChoose }: Props) {
  const text = useAttendanceText().report
  const nameOf = useResultName()
  if (!totals) return <Skeleton className={classes.waiting ?? ''} />
  const present = RESULT_ORDER.filter((result) => totals[result] > 0 || chosen.includes(result))
  const sum = present.reduce((all, result) => all + totals[result], 0)
  if (sum === 0 && chosen.length === 0) return null
  const choose = (result: DayResultCode) =>
    onChoose(chosen.includes(result) ? chosen.filter((other) => other !== result) : [...chosen, result])
  let start = 0
  const parts = present.map((result) => {
    const width = sum ? (totals[result] / sum) * 1000 : 0
    start += width
    return { result, width, x: start - width }
  })
  return (
    <section className={classes.totals} aria-label={text.totals}>
      <svg
        className={classes.bar}
        viewBox="0 0 1000 10"
        preserveAspectRatio="none"
        data-chosen={chosen.length > 0 || undefined}
        aria-hidden="true"
      >
        {parts.map(({ result, width, x }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for keys and readers
          <rect
            key={result}
            data-result={result}
            data-on={chosen.includes(result) || undefined}
            x={x}
            width={width}
            height={10}
            onClick={() => choose(result)}
          />
        ))}
      </svg>
      <div className={classes.legend}>
        {present.map((result) => (
          <UnstyledButton
            key={result}
            className={classes.total}
            data-result={result}
            aria-pressed={chosen.includes(result)}
            onClick={() => choose(result)}
          >
            <span className={classes.mark} aria-hidden="true">
              {RESULT_SIGNS[result]}
            </span>
            {nameOf(result)}
            <b>{formatNumber(totals[result], 0)}</b>
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
