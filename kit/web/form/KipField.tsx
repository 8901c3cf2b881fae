import '../styles/desk.ts'
import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import { MAX_SALARY } from '#kit/contract/scalars.ts'
import { useKitText } from '../i18n/kit-text.ts'

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** Whole kip; '' or null while empty. */
  value?: number | '' | null
  onChange?: (value: number | '') => void
  min?: number
  max?: number
}

/** An amount in whole kip, at most 11 digits (specification 9), grouped while typing. */
export function KipField({ value, onChange, min = 0, max = MAX_SALARY, ...rest }: Props) {
  const text = useKitText()
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
      {...rest}
      value={value ?? ''}
      onChange={(next) => onChange?.(next === '' ? '' : Number(next))}
    />
  )
}
