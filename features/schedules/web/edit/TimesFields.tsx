import { Button, Group, NumberInput, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { FieldsByPath } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import type { ShiftTimes } from '../../contract/shift-times.ts'
import classes from '../schedules.module.css'
import { useScheduleText } from '../text.ts'
import { endsNextDay } from '../week-shifts.ts'
import { defaultTimes } from './default-times.ts'

interface Props {
  fields: FieldsByPath
  times: ShiftTimes
  onChange: (times: ShiftTimes) => void
  /** The path of the times in the form: 'days.0.', or '' if they are its fields. */
  prefix: string
  /** The label of a field or button, such as 'Monday: Check-in'. */
  label: (name: string) => string
  /** Before and after check-in and check-out. */
  before?: ReactNode
  after?: ReactNode
}

const OTHER_TIMES = ['earliest_in', 'earliest_out', 'half_to', 'half_from'] as const
export const isClock = (text: string | null) => text !== null && /^\d\d:\d\d$/.test(text)

/** The times of a shift; the other times follow check-in and check-out until they are opened. */
export function TimesFields({ fields, times, onChange, prefix, label, before, after }: Props) {
  const text = useScheduleText()
  const [isOpen, setOpen] = useState(false)
  const names = Object.keys(times)
  const hasErrors = Object.keys(fields.errors).some(
    (error) => error.startsWith(prefix) && names.includes(error.slice(prefix.length)),
  )
  const setTimes = (change: Partial<ShiftTimes>) => {
    const next = { ...times, ...change }
    const isWhole = isClock(next.check_in) && isClock(next.check_out)
    const { allowed_late, absence_minutes } = times
    // Opened times are the user's own.
    const proposed = isWhole && !isOpen ? defaultTimes(next.check_in, next.check_out) : next
    onChange({ ...proposed, allowed_late, absence_minutes })
  }
  const input = (name: keyof ShiftTimes) => fields.getInputProps(`${prefix}${name}`)
  const labels = {
    earliest_in: text.earliestIn,
    earliest_out: text.earliestOut,
    half_to: text.halfTo,
    half_from: text.halfFrom,
  }
  return (
    <div className={classes.dayTimes}>
      <Group gap="xs" wrap="wrap" align="flex-start">
        {before}
        <TimeField
          aria-label={label(text.checkIn)}
          w={84}
          {...input('check_in')}
          onChange={(check_in) => setTimes({ check_in: check_in ?? '' })}
        />
        <Text component="span" lh="36px">
          –
        </Text>
        <TimeField
          aria-label={label(text.checkOut)}
          w={84}
          {...input('check_out')}
          onChange={(check_out) => setTimes({ check_out: check_out ?? '' })}
        />
        {isClock(times.check_in) && isClock(times.check_out) && endsNextDay(times) && (
          <Text component="span" size="sm" c="dimmed" lh="36px">
            {text.nextDay}
          </Text>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          mt={6}
          aria-expanded={isOpen || hasErrors}
          aria-label={label(isOpen ? text.lessTimes : text.moreTimes)}
          rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.lessTimes : text.moreTimes}
        </Button>
        {after}
      </Group>
      {(isOpen || hasErrors) && (
        <FieldGrid columns={3}>
          {OTHER_TIMES.map((name) => (
            <TimeField key={name} label={labels[name]} {...input(name)} />
          ))}
          <NumberInput label={text.allowedLate} min={0} {...input('allowed_late')} />
          <NumberInput label={text.absence} min={1} {...input('absence_minutes')} />
        </FieldGrid>
      )}
    </div>
  )
}
