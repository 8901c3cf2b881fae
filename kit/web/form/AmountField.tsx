import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import { type ClipboardEvent, useState } from 'react'
import { decimalText, KIP, minorDigits, readUnclear, smallestUnits } from '#kit/contract/currency.ts'
import { MAX_SALARY } from '#kit/contract/scalars.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { KipField } from './KipField.tsx'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** In the smallest unit of the currency; '' or null while empty. */
  value?: number | '' | null
  onChange?: (value: number | '') => void
  min?: number
  max?: number
  /** The code of the currency; empty: kip. */
  currency: string | null | undefined
}

/** An amount in a currency of the list, typed with its decimals and passed on in its smallest unit. */
export function AmountField({ value, onChange, currency, min = 0, max = MAX_SALARY, ...rest }: Props) {
  if (!currency || currency === KIP)
    return <KipField value={value ?? ''} min={min} max={max} {...rest} {...(onChange ? { onChange } : {})} />
  return (
    <ForeignField
      value={value}
      currency={currency}
      min={min}
      max={max}
      {...rest}
      {...(onChange ? { onChange } : {})}
    />
  )
}

/** A pasted 1.200 is refused with both ways to write it: the field would take its point for one of decimals. */
function ForeignField({
  value,
  onChange,
  currency,
  min = 0,
  max = MAX_SALARY,
  error,
  ...rest
}: Omit<Props, 'currency'> & { currency: string }) {
  const text = useKitText()
  const digits = minorDigits(currency)
  const [unclear, setUnclear] = useState<{ whole: string; decimal: string } | null>(null)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').replace(/[^\d.,-]/g, '')
    const found = readUnclear(pasted, currency)
    if (found) event.preventDefault()
    setUnclear(found)
  }
  return (
    <NumberInput
      onPaste={paste}
      error={unclear ? text.field.unclearAmount(unclear) : error}
      hideControls
      thousandSeparator=","
      decimalScale={digits}
      allowDecimal={digits > 0}
      allowNegative={min < 0}
      clampBehavior="none"
      isAllowed={({ floatValue }) => Math.abs(floatValue ?? 0) * 10 ** digits <= max}
      rightSection={
        <Text size="sm" c="dimmed" pe="sm">
          {currency}
        </Text>
      }
      rightSectionWidth={52}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      {...rest}
      value={value === '' || value === null || value === undefined ? '' : unitsOf(value, currency)}
      onChange={(next) => {
        setUnclear(null)
        onChange?.(next === '' ? '' : (smallestUnits(Number(next), currency) ?? ''))
      }}
    />
  )
}

/** Cents as dollars. At most 11 digits, so the number is exact. */
const unitsOf = (amount: number, currency: string) => Number(decimalText(amount, currency))

/** The same number in another currency: 500.00 USD → 500 kip; decimals that the currency lacks are dropped. */
export function sameNumber(amount: number | '' | null, from: string | null, to: string | null): number | '' {
  if (amount === '' || amount === null) return ''
  const [whole = '', decimals = ''] = decimalText(amount, from ?? KIP).split('.')
  const kept = decimals.slice(0, minorDigits(to ?? KIP))
  return smallestUnits(Number(kept === '' ? whole : `${whole}.${kept}`), to ?? KIP) ?? ''
}
