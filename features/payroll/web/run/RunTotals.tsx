import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { RunDetail, Sums } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './RunTotals.module.css'

interface Props {
  totals: Sums
  employees: number
  held: RunDetail['held']
  later: RunDetail['paid_later']
}

/** Six key figures of the run; if payslips are held, also what is paid with the run and what is not. */
export function RunTotals({ totals, employees, held, later }: Props) {
  const { total: text, hold } = useRunText()
  const number = (count: number) => formatNumber(count, 0)
  const apart = held.employees + later.employees
  const sums = [
    { label: text.gross, kip: totals.gross },
    { label: text.sso, kip: totals.sso },
    { label: text.tax, kip: totals.tax },
    { label: text.net, kip: totals.net, strong: true },
    { label: text.cost, kip: totals.cost, strong: true },
    ...(apart > 0
      ? [
          {
            label: hold.rest(number(employees - apart)),
            kip: totals.net - held.net - later.net,
          },
        ]
      : []),
    ...(held.employees > 0 ? [{ label: hold.of(number(held.employees)), kip: held.net }] : []),
    ...(later.employees > 0 ? [{ label: hold.laterOf(number(later.employees)), kip: later.net }] : []),
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
