import { UnstyledButton } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { CellChange } from '../../domain/roster-cell.ts'
import colours from '../shift-colours.module.css'
import classes from './roster.module.css'
import { useRosterText } from './text.ts'
import { hoursOf, type ShiftLooks } from './use-shift-looks.ts'

interface Props {
  looks: ShiftLooks
  /** Sets the selected cells; absent: the legend only explains. */
  onChoose?: ((change: CellChange) => void) | undefined
}

/** The usable shifts with their codes and hours; a click sets the selected cells. */
export function RosterLegend({ looks, onChoose }: Props) {
  const text = useRosterText()
  const usable = [...looks.values()].filter(({ shift }) => shift.is_usable)
  const entry = (key: string, change: CellChange, sign: string, label: string, colour?: string) => (
    <UnstyledButton
      key={key}
      className={classes.entry}
      disabled={!onChoose}
      onClick={() => onChoose?.(change)}
      // The selection keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <span
        className={`${colours.colour} ${classes.chip}`}
        data-kind="published"
        data-colour={colour}
        data-off={!colour || undefined}
      >
        {sign}
      </span>
      <span>{label}</span>
    </UnstyledButton>
  )
  return (
    <section className={classes.legend} aria-label={text.legend}>
      {usable.map(({ shift, code }) =>
        entry(
          String(shift.id),
          { set: 'shift', shiftId: shift.id },
          code,
          `${shift.name === hoursOf(shift) ? '' : `${shift.name} `}${hoursOf(shift)} · ${text.hours(
            formatNumber(shift.work_minutes / 60, shift.work_minutes % 60 === 0 ? 0 : 1),
          )}`,
          shift.colour,
        ),
      )}
      {entry('off', { set: 'off' }, '–', text.off)}
      {entry('clear', { set: 'clear' }, '·', text.clear)}
    </section>
  )
}
