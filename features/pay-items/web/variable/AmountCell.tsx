import { useState } from 'react'
import { formatNumber } from '#kit/web/format.ts'
import { pastedAmount } from '../../domain/pasted-amounts.ts'
import classes from './variable.module.css'

interface Props {
  label: string
  amount: number | null
  isEdited: boolean
  isReadOnly: boolean
  onChange: (amount: number | null) => void
  /** A pasted table, or undefined text to paste into this cell alone. */
  onPaste: (text: string) => void
}

const shown = (amount: number | null) => (amount === null ? '' : formatNumber(amount, 0))

/** One amount: typed with or without separators. Enter and the arrow keys move to the cells above and below. */
export function AmountCell({ label, amount, isEdited, isReadOnly, onChange, onPaste }: Props) {
  const [typed, setTyped] = useState<string>()
  const isBad = typed !== undefined && pastedAmount(typed) === undefined
  const leave = () => {
    const next = typed === undefined ? amount : pastedAmount(typed)
    if (next === undefined) return
    setTyped(undefined)
    if (next !== amount) onChange(next)
  }
  return (
    <input
      className={classes.amount}
      aria-label={label}
      aria-invalid={isBad || undefined}
      data-edited={isEdited || undefined}
      inputMode="numeric"
      readOnly={isReadOnly}
      value={typed ?? shown(amount)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text')
        if (isReadOnly || !/[\t\n]/.test(text.trimEnd())) return
        event.preventDefault()
        onPaste(text)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined)
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
        if (step === 0) return
        event.preventDefault()
        moveFocus(event.currentTarget, step)
      }}
    />
  )
}

/** The cell of the same column in the row above or below. */
function moveFocus(input: HTMLInputElement, step: 1 | -1): void {
  const cell = input.closest('td')
  const row = cell?.closest('tr')
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const target = next?.children[cell?.cellIndex ?? 0]?.querySelector('input')
  if (target) target.focus()
  else input.blur()
}
