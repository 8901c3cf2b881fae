import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import { decimalText, KIP, minorDigits, smallestUnits } from '#kit/contract/currency.ts'
import { MAX_SALARY } from '#kit/contract/scalars.ts'
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
  const digits = minorDigits(currency)
  return (
    <NumberInput
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
      onChange={(next) => onChange?.(next === '' ? '' : (smallestUnits(Number(next), currency) ?? ''))}
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
