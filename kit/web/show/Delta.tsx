import { VisuallyHidden } from '@mantine/core'
import { formatNumber } from '../format.ts'
import classes from './Delta.module.css'

interface Props {
  value: number
  /** Null or 0: nothing to compare with, and nothing is shown. */
  before: number | null | undefined
  /** The words for a reader: "1.2 % more than in October". */
  label: (percent: string, direction: 'up' | 'down' | 'same') => string
}

const PERCENT = 100
/** Up to here one decimal tells more than it distracts. */
const FEW = 10

/** By how much a value differs from an earlier one, as ▲ 1.2 %. It has no colour: more cost is not good, and less not bad. */
export function Delta({ value, before, label }: Props) {
  if (!before) return null
  const percent = ((value - before) / Math.abs(before)) * PERCENT
  const size = Math.abs(percent)
  const text = `${formatNumber(size, size < FEW ? 1 : 0)} %`
  const isSame = Number(size.toFixed(1)) === 0
  const direction = isSame ? 'same' : percent > 0 ? 'up' : 'down'
  return (
    <span className={classes.delta} title={label(text, direction)}>
      <VisuallyHidden>{label(text, direction)}</VisuallyHidden>
      <span aria-hidden="true">
        {{ up: '▲', down: '▼', same: '=' }[direction]} {isSame ? '' : text}
      </span>
    </span>
  )
}
