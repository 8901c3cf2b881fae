import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './table.module.css'

interface Props {
  value: string
  onChange: (value: string) => void
  label?: string
  /** Delay before the search starts, in milliseconds. */
  delay?: number
}

/** Searches while typing, after a pause. Enter searches immediately, Escape clears. */
export function SearchBox({ value, onChange, label, delay = 300 }: Props) {
  const text = useKitText()
  const [typed, setTyped] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  const search = useDebouncedCallback(onChange, delay)
  if (previousValue !== value) {
    // The address changed (back, clear): update the box.
    setPreviousValue(value)
    setTyped(value)
  }
  const change = (next: string, now = false) => {
    setTyped(next)
    if (!now) return search(next.trim())
    // A pending search must not start after the box was cleared.
    search.cancel()
    onChange(next)
  }
  return (
    <TextInput
      type="search"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') change(typed, true)
        if (event.key === 'Escape') change('', true)
      }}
      aria-label={label ?? text.action.search}
      placeholder={label ?? text.action.search}
      leftSection={<IconSearch size={18} />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={text.action.clear} onClick={() => change('', true)} />
      }
      className={classes.search ?? ''}
      data-set={value !== '' || undefined}
      maxLength={100}
    />
  )
}
