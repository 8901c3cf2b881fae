import { Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import classes from './CodeField.module.css'

interface Props {
  label: string
  value?: string
  /** Without spaces and dashes, in lower case. */
  onChange?: (value: string) => void
  /** The characters of each group: `[4, 4]` for codes like `k7mp-3wzd`. */
  groups: readonly number[]
  /** Only digits: phones show their keys. */
  isNumeric?: boolean
  /** Called with the code when its last character is typed or pasted. */
  onComplete?: (code: string) => void
  error?: ReactNode
  autoFocus?: boolean
}

/** What counts of a typed or pasted code. */
export const plainCode = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * A mailed code with a box for each character. There is one field behind the boxes, so that a pasted code, with or
 * without its dash, and the code that a phone offers from a message fill all of them.
 */
export function CodeField(props: Props) {
  const { label, value = '', onChange, groups, isNumeric = false, onComplete, error, autoFocus } = props
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const length = groups.reduce((sum, one) => sum + one, 0)
  const shown = plainCode(value).slice(0, length)
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, one) => sum + one, 0))
  return (
    <Input.Wrapper id={id} label={label} error={error} size="md">
      <div className={classes.code} data-error={Boolean(error) || undefined}>
        {groups.map((size, group) => (
          <span key={starts[group]} className={classes.group} aria-hidden="true">
            {Array.from({ length: size }, (_, at) => {
              const place = (starts[group] ?? 0) + at
              const isNext = place === Math.min(shown.length, length - 1)
              return (
                <span key={place} className={classes.box} data-next={(isFocused && isNext) || undefined}>
                  {shown[place]}
                </span>
              )
            })}
          </span>
        ))}
        <input
          id={id}
          className={classes.field}
          value={shown}
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page has only this field
          autoFocus={autoFocus}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // The boxes show no place to write but the next one.
          onSelect={({ currentTarget: field }) => {
            if (field.selectionStart === field.selectionEnd)
              field.setSelectionRange(field.value.length, field.value.length)
          }}
          onChange={(event) => {
            const next = plainCode(event.currentTarget.value).slice(0, length)
            onChange?.(next)
            if (next.length === length && next !== shown) onComplete?.(next)
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
