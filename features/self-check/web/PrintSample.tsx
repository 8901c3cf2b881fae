import { createPortal } from 'react-dom'
import { todayInLaos } from '#kit/contract/days.ts'
import { formatLongDate, formatNumber } from '#kit/web/format.ts'
import { LAO_SAMPLE } from './device-checks.ts'
import classes from './self-check.module.css'
import { useSelfCheckText } from './text.ts'

/** The page that the printing check prints; it is hidden on the screen. */
export function PrintSample() {
  const text = useSelfCheckText().check.printing
  const lines = [
    [text.salary, 4_500_000],
    [text.overtime, 350_250],
    [text.total, 4_850_250],
  ] as const
  return createPortal(
    <div className={classes.sheet} aria-hidden="true">
      <h1>Champa · {text.sheet}</h1>
      <p>{formatLongDate(todayInLaos())}</p>
      <p className={classes.sample}>{LAO_SAMPLE}</p>
      <p className={classes.sample}>
        <b>{LAO_SAMPLE}</b>
      </p>
      <table>
        <thead>
          <tr>
            <th>{text.item}</th>
            <th>{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, kip]) => (
            <tr key={label}>
              <td>{label}</td>
              <td>{formatNumber(kip, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.ruler} />
      <p>{text.ruler}</p>
    </div>,
    document.body,
  )
}
