import '../styles/desk.ts'
import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { MAX_SALARY } from '#kit/contract/scalars.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { readPastedKip } from './read-pasted-kip.ts'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** Whole kip; '' or null while empty. */
  value?: number | '' | null
  onChange?: (value: number | '') => void
  min?: number
  max?: number
}

/** The paste replaces everything in the field. */
const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** An amount in whole kip, at most 11 digits (specification 9), grouped while typing. A pasted 6.500.000 has groups, no decimals. */
export function KipField({ value, onChange, min = 0, max = MAX_SALARY, ...rest }: Props) {
  const text = useKitText()
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const amount = readPastedKip(event.clipboardData.getData('text'))
    if (amount === null || !isAllSelected(event.currentTarget)) return
    event.preventDefault()
    if (amount <= max && amount >= (min < 0 ? -max : 0)) onChange?.(amount)
  }
  return (
    <NumberInput
      hideControls
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={min < 0}
      clampBehavior="none"
      isAllowed={({ floatValue }) => Math.abs(floatValue ?? 0) <= max}
      rightSection={
        <Text size="sm" c="dimmed" pe="sm">
          {text.field.kip}
        </Text>
      }
      rightSectionWidth={52}
      rightSectionPointerEvents="none"
      inputMode="numeric"
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      onPaste={paste}
      {...rest}
      value={value ?? ''}
      onChange={(next) => onChange?.(next === '' ? '' : Number(next))}
    />
  )
}
