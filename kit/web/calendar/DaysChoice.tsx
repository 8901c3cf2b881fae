import { Input, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDate, monthOf, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import classes from './days-choice.module.css'
import { MonthSwitch } from './MonthSwitch.tsx'
import { WeeksTable } from './WeeksTable.tsx'

interface Props {
  label: string
  /** 'YYYY-MM-DD', in any order. */
  value: readonly string[]
  onChange: (days: string[]) => void
  /** The number of chosen days and the days, as text. */
  chosenText: (days: string[]) => string
  error?: ReactNode
}

const SHOWN = 6

/** Several days of a calendar, also of several months; each day is a switch. */
export function DaysChoice({ label, value, onChange, chosenText, error }: Props) {
  const [month, setMonth] = useState(monthOf(value[0] ?? todayInLaos()))
  const chosen = new Set(value)
  const days = [...chosen].sort()
  const toggle = (day: string) =>
    onChange(chosen.has(day) ? days.filter((one) => one !== day) : [...days, day].sort())
  return (
    <Input.Wrapper label={label} withAsterisk error={error} labelElement="div">
      <fieldset className={classes.frame} aria-label={label}>
        <MonthSwitch value={month} onChange={setMonth} />
        <WeeksTable
          month={month}
          gap={3}
          renderDay={(day) => (
            <UnstyledButton
              className={classes.day}
              aria-pressed={chosen.has(day)}
              data-weekend={weekdayOf(day) === 7 || undefined}
              data-today={day === todayInLaos() || undefined}
              onClick={() => toggle(day)}
            >
              <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
            </UnstyledButton>
          )}
        />
        {days.length > 0 && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {chosenText(days.slice(0, SHOWN).map(formatDate))}
            {days.length > SHOWN && ` +${days.length - SHOWN}`}
          </Text>
        )}
      </fieldset>
    </Input.Wrapper>
  )
}
