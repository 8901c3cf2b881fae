import { UnstyledButton } from '@mantine/core'
import roster from '../roster/roster.module.css'
import { useRosterText } from '../roster/text.ts'
import type { ShiftLook, ShiftLooks } from '../roster/use-shift-looks.ts'
import colours from '../shift-colours.module.css'
import classes from './rotations.module.css'

interface Props {
  /** Shifts, earliest first; null is a day off. */
  pattern: readonly (number | null)[]
  looks: ShiftLooks
  /** Called with the place of a day that is clicked. */
  onClick?: (at: number) => void
  /** The name of the button of a day. */
  labelOf?: (name: string) => string
}

/** The days of a pattern as the codes of their shifts on their colours. */
export function PatternChips({ pattern, looks, onClick, labelOf }: Props) {
  const text = useRosterText()
  return (
    <div className={classes.pattern}>
      {pattern.map((id, at) => {
        const look = id === null ? undefined : looks.get(id)
        const name = look?.title ?? text.off
        const use = onClick && { onClick: () => onClick(at), label: labelOf?.(name) }
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the pattern
        return <Day key={at} look={look} name={name} {...use} />
      })}
    </div>
  )
}

interface DayProps {
  look: ShiftLook | undefined
  name: string
  label?: string | undefined
  onClick?: () => void
}

function Day({ look, name, label, onClick }: DayProps) {
  const chip = (
    <span
      className={`${colours.colour} ${roster.chip} ${classes.day}`}
      data-kind="published"
      data-colour={look?.shift.colour}
      data-off={!look || undefined}
      title={name}
    >
      {look ? look.code : '–'}
    </span>
  )
  if (!onClick) return chip
  return (
    <UnstyledButton aria-label={label ?? name} onClick={onClick}>
      {chip}
    </UnstyledButton>
  )
}
