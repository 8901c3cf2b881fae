import { useAttendanceText } from '../text.ts'
import { RESULT_SIGNS } from './result-signs.ts'
import classes from './results.module.css'

/** What a number in a cell of the grid means; the signs without a number are on the chips above. */
export function SignLegend() {
  const { dayStory: text } = useAttendanceText()
  const minutes = { late: text.minutesLate, early: text.minutesEarly }
  return (
    <dl className={classes.signs}>
      {(['late', 'early'] as const).map((result) => (
        <div key={result} data-result={result}>
          <dt>
            <span className={classes.cellSign}>{RESULT_SIGNS[result]}12</span>
          </dt>
          <dd>{minutes[result]}</dd>
        </div>
      ))}
    </dl>
  )
}
