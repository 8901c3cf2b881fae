import { formatNumber } from '#kit/web/format.ts'
import { type BoardRow, shownShift } from './board-rows.ts'
import classes from './roster.module.css'
import { useRosterText } from './text.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

/** How many people work on each day, by shift id. */
export function countByDay(rows: readonly BoardRow[], days: readonly string[]): Map<number, number>[] {
  const counts = days.map(() => new Map<number, number>())
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const shift = shownShift(cell)
      const day = counts[at]
      if (shift !== null && day) day.set(shift, (day.get(shift) ?? 0) + 1)
    }
  return counts
}

interface Props {
  rows: readonly BoardRow[]
  days: readonly string[]
  looks: ShiftLooks
}

/** The number of people of each day; the shifts of a day are its hint. */
export function RosterFoot({ rows, days, looks }: Props) {
  const text = useRosterText()
  const counts = countByDay(rows, days)
  return (
    <tr>
      <th scope="row">{text.working}</th>
      {counts.map((day, at) => {
        const total = [...day.values()].reduce((sum, count) => sum + count, 0)
        const parts = [...day]
          .sort((a, b) => b[1] - a[1])
          .map(([id, count]) => ({ id, code: looks.get(id)?.code ?? '?', count }))
        return (
          <td key={days[at]} title={parts.map(({ code, count }) => `${code} ${count}`).join(', ')}>
            <b>{formatNumber(total, 0)}</b>
            {parts.slice(0, MAX_PARTS).map(({ id, code, count }) => (
              <span key={id} className={classes.part}>
                {code} {formatNumber(count, 0)}
              </span>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

/** The most shifts that are listed below a day. */
const MAX_PARTS = 4
