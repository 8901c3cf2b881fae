import type { ScanCheck } from '../../contract/check-scans.ts'
import { useAttendanceText } from '../text.ts'
import classes from './time-line.module.css'
import { useTimeText } from './use-time-text.ts'

type Window = NonNullable<ScanCheck['window']>

const HOUR = 60

interface Props {
  window: Window
  check: Pick<ScanCheck, 'scans' | 'in_at' | 'out_at'>
}

/** The windows of a shift with the scans, as bars over the hours. The same facts are listed below it. */
export function TimeLine({ window, check }: Props) {
  const { check: text } = useAttendanceText()
  const timeText = useTimeText()
  const { scans, in_at, out_at } = check
  const first = Math.floor((Math.min(window.earliest_in, ...scans) - 30) / HOUR) * HOUR
  const last = Math.ceil((Math.max(window.end, ...scans) + 30) / HOUR) * HOUR
  const at = (minute: number) => `${((minute - first) / (last - first)) * 100}%`
  const bar = (from: number, to: number) => ({
    insetInlineStart: at(from),
    width: `calc(${at(to)} - ${at(from)})`,
  })
  const hours = Array.from({ length: (last - first) / HOUR + 1 }, (_, index) => first + index * HOUR)
  const every = hours.length > 13 ? 3 : 1
  const kindOf = (scan: number) => (scan === in_at ? 'in' : scan === out_at ? 'out' : 'none')
  return (
    <section aria-label={text.timeLine}>
      <div className={classes.line} aria-hidden="true">
        <div
          className={classes.track}
          data-kind="in"
          style={bar(window.earliest_in, Math.min(window.earliest_out, window.end))}
        />
        <div className={classes.track} data-kind="out" style={bar(window.earliest_out, window.end)} />
        <div className={classes.shift} style={bar(window.check_in, window.check_out)} />
        {scans.map((scan) => (
          <div
            key={scan}
            className={classes.scan}
            data-kind={kindOf(scan)}
            style={{ insetInlineStart: at(scan) }}
          />
        ))}
        {hours
          .filter((_, index) => index % every === 0 && index < hours.length - 1)
          .map((hour) => (
            <span key={hour} className={classes.hour} style={{ insetInlineStart: at(hour) }}>
              {String((((hour / HOUR) % 24) + 24) % 24).padStart(2, '0')}
            </span>
          ))}
      </div>
      <ul className={classes.facts}>
        <li data-kind="in">
          {text.inWindow(timeText(window.earliest_in), timeText(Math.min(window.earliest_out, window.end)))}
        </li>
        <li data-kind="out">{text.outWindow(timeText(window.earliest_out), timeText(window.end))}</li>
        <li data-kind="shift">{text.shiftTimes(timeText(window.check_in), timeText(window.check_out))}</li>
        {scans.map((scan) => (
          <li key={scan} data-kind="scan">
            {timeText(scan)}: {{ in: text.in, out: text.out, none: text.notCounted }[kindOf(scan)]}
          </li>
        ))}
      </ul>
    </section>
  )
}
