import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Sums } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './RunTotals.module.css'

interface Props {
  totals: Sums
  employees: number
}

/** Six key figures of the run. */
export function RunTotals({ totals, employees }: Props) {
  const text = useRunText().total
  const sums = [
    { label: text.gross, kip: totals.gross },
    { label: text.sso, kip: totals.sso },
    { label: text.tax, kip: totals.tax },
    { label: text.net, kip: totals.net, strong: true },
    { label: text.cost, kip: totals.cost, strong: true },
  ]
  return (
    <dl className={classes.totals} aria-label={text.label}>
      <div>
        <dt>{text.headcount}</dt>
        <dd>
          {formatNumber(employees, 0)} <small>{text.people}</small>
        </dd>
      </div>
      {sums.map(({ label, kip, strong }) => (
        <div key={label} data-strong={strong}>
          <dt>{label}</dt>
          <dd>
            <Money kip={kip} /> <small>{text.unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
