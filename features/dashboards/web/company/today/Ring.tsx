import classes from './today.module.css'

export interface RingPart {
  name: string
  count: number
}

const ROUND = 100
/** Between two parts, in hundredths of the round. */
const GAP = 1

/** Shares of a total as a ring with a figure in its middle; the same figures are listed beside it. */
export function Ring({
  parts,
  label,
  value,
  note,
}: {
  parts: readonly RingPart[]
  label: string
  value: string
  note: string
}) {
  const shown = parts.filter(({ count }) => count > 0)
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  const gap = shown.length > 1 ? GAP : 0
  let before = 0
  const arcs = shown.map(({ name, count }) => {
    const share = (count / total) * ROUND
    const arc = { name, from: before, length: Math.max(share - gap, gap) }
    before += share
    return arc
  })
  return (
    <div className={classes.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={classes.ground} cx="60" cy="60" r="50" />
        {arcs.map(({ name, from, length }) => (
          <circle
            key={name}
            className={classes.arc}
            data-part={name}
            cx="60"
            cy="60"
            r="50"
            pathLength={ROUND}
            strokeDasharray={`${length} ${ROUND - length}`}
            strokeDashoffset={-from}
            transform="rotate(-90 60 60)"
          />
        ))}
      </svg>
      <div aria-hidden="true">
        <b className="figures">{value}</b>
        <span>{note}</span>
      </div>
    </div>
  )
}
