import { useAttendanceText } from '../text.ts'
import { RESULT_ORDER, useResultName } from './DayResult.tsx'
import { RESULT_SIGNS } from './result-signs.ts'
import classes from './results.module.css'

/** What the signs in the cells of the grid mean. */
export function SignLegend() {
  const { dayStory: text } = useAttendanceText()
  const nameOf = useResultName()
  const minutes = { late: text.minutesLate, early: text.minutesEarly }
  return (
    <dl className={classes.signs}>
      {RESULT_ORDER.map((result) => (
        <div key={result} data-result={result}>
          <dt>
            <span className={classes.cellSign}>
              {RESULT_SIGNS[result]}
              {result in minutes && '12'}
            </span>
          </dt>
          <dd>{result === 'late' || result === 'early' ? minutes[result] : nameOf(result)}</dd>
        </div>
      ))}
    </dl>
  )
}
