import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { runAddress } from '#features/payroll/web/index.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { DashboardRun } from '../../contract.ts'
import { useDashboardText } from '../text.ts'
import classes from './charts.module.css'

const HEIGHT = 100
const MILLION = 1_000_000

/** 2026-04-30 → 4/2026. */
const monthOf = (day: string) => `${Number(day.slice(5, 7))}/${day.slice(0, 4)}`

/** The net pay of the last runs, one column each; a column links to its run. */
export function NetPayChart({ runs }: { runs: readonly DashboardRun[] }) {
  const text = useDashboardText().company
  const language = useLanguage()
  const most = Math.max(1, ...runs.map(({ net }) => net))
  return (
    <section className={classes.card} aria-label={text.netPay}>
      <h2>{text.netPay}</h2>
      {runs.length === 0 && <Text c="dimmed">{text.noPayroll}</Text>}
      <ul className={classes.columns}>
        {runs.map((run) => {
          const height = Math.max(0, run.net / most) * HEIGHT
          const to = runAddress(run)
          return (
            <li key={run.id}>
              <Link to={to} title={`${run.title}: ${formatKip(run.net, { language })}`}>
                <b className="figures">
                  {text.million(formatNumber(run.net / MILLION, run.net < 100 * MILLION ? 1 : 0))}
                </b>
                <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect className={classes.bar} y={HEIGHT - height} width="10" height={height} />
                </svg>
                <span className="figures">{monthOf(run.to_date)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
