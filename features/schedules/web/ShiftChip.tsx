import type { ShiftColour } from '../contract/shift.ts'
import classes from './shift-chip.module.css'
import colours from './shift-colours.module.css'

interface ShownShift {
  name: string
  /** '' if it has none. */
  code: string
  colour: ShiftColour
  /** 'HH:MM'. */
  check_in: string
  check_out: string
}

interface Props {
  shift: ShownShift
  /** Only the code, or the hours without one: for a cell of a grid. */
  isCompact?: boolean
}

/** A shift: its code and times on its colour. The name is read aloud and shown as a hint. */
export function ShiftChip({ shift, isCompact = false }: Props) {
  const { name, code, colour, check_in, check_out } = shift
  const times = `${check_in}–${check_out}`
  const hint = name === times ? name : `${name}, ${times}`
  return (
    <span
      className={`${colours.colour} ${classes.chip}`}
      data-colour={colour}
      data-compact={isCompact || undefined}
      title={hint}
      role="img"
      aria-label={code ? `${code}, ${hint}` : hint}
    >
      {code && <span className={classes.code}>{code}</span>}
      {isCompact ? (
        !code && <span className={classes.times}>{`${check_in.slice(0, 2)}–${check_out.slice(0, 2)}`}</span>
      ) : (
        <span className={classes.times}>{times}</span>
      )}
    </span>
  )
}

/** A shift as text, for a choice: 'N · Night · 22:00–06:00'. */
export function shiftLabel({ name, code, check_in, check_out }: Omit<ShownShift, 'colour'>): string {
  const times = `${check_in}–${check_out}`
  return [...new Set([code, name, times])].filter(Boolean).join(' · ')
}
