import type { ShiftColour } from '../contract/shift.ts'
import classes from './shift-chip.module.css'

interface Props {
  shift: {
    name: string
    /** '' if it has none. */
    code: string
    colour: ShiftColour
    check_in: string
    check_out: string
  }
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
      className={classes.chip}
      data-colour={colour}
      data-compact={isCompact || undefined}
      title={hint}
      role="img"
      aria-label={code ? `${code}, ${hint}` : hint}
    >
      {code && <span className={classes.code}>{code}</span>}
      {isCompact
        ? !code && <span className={classes.times}>{`${check_in.slice(0, 2)}–${check_out.slice(0, 2)}`}</span>
        : <span className={classes.times}>{times}</span>}
    </span>
  )
}
