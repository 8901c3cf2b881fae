import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './SumList.module.css'

/** The totals to approve or pay. */
export function SumList({ run }: { run: RunDetail }) {
  const text = useRunText().total
  const { totals, counts } = run
  if (!totals) return null
  return (
    <dl className={classes.list}>
      <dt>{text.headcount}</dt>
      <dd>{formatNumber(counts.employees, 0)}</dd>
      <dt>{text.gross}</dt>
      <dd>
        <Money kip={totals.gross} unit />
      </dd>
      <dt>{text.net}</dt>
      <dd>
        <Money kip={totals.net} unit strong />
      </dd>
      <dt>{text.cost}</dt>
      <dd>
        <Money kip={totals.cost} unit />
      </dd>
    </dl>
  )
}
