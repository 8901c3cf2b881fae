import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { parseTime } from './date-text.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  /**
   * 'HH:MM' on a 24-hour clock, or null. An invalid text is returned unchanged, so that the contract refuses
   * it.
   */
  value?: string | null
  onChange?: (value: string | null) => void
}

/** A clock time, 24 hours in every browser (the native field uses am and pm in some locales). */
export function TimeField({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      value={typed ?? value?.slice(0, 5) ?? ''}
      placeholder={rest.placeholder ?? '00:00'}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        if (next === '' || parseTime(next)) onChange?.(parseTime(next) ?? null)
      }}
      onBlur={(event) => {
        if (typed !== undefined) onChange?.(typed.trim() === '' ? null : (parseTime(typed) ?? typed))
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
