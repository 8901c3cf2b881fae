import { formatNumber } from '#kit/web/format.ts'
import classes from './compare.module.css'

/** A difference in kip with its sign. */
export function Difference({ kip }: { kip: number }) {
  return (
    <span className={classes.difference} data-up={kip > 0 || undefined} data-down={kip < 0 || undefined}>
      {kip > 0 ? '+' : ''}
      {formatNumber(kip, 0)}
    </span>
  )
}
