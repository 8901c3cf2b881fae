import { Button, Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconChevronDown, IconChevronUp, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import type { ScheduleDay } from '../../contract.ts'
import classes from '../schedules.module.css'
import { useScheduleText } from '../text.ts'
import { WeekBars } from '../WeekBars.tsx'
import { endsNextDay } from '../week-shifts.ts'
import { defaultTimes, NEW_TIMES } from './default-times.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof WEEKDAYS)[number]

interface Props {
  /** A form with the working days of the week as `days`, in order. */
  // biome-ignore lint/suspicious/noExplicitAny: forms with other fields beside the days
  fields: UseFormReturnType<any>
}

const isClock = (text: string | null) => text !== null && /^\d\d:\d\d$/.test(text)

/** The working days of a week with their times; the other times of a shift follow its check-in and check-out until they are opened. */
export function WeekEditor({ fields }: Props) {
  const text = useScheduleText()
  const days = fields.values.days as ScheduleDay[]
  const complete = days.filter(({ check_in, check_out }) => isClock(check_in) && isClock(check_out))
  const toggle = (weekday: Weekday, works: boolean) => {
    const others = days.filter((day) => day.weekday !== weekday)
    const like = others.at(-1) ?? { weekday, ...defaultTimes(NEW_TIMES.check_in, NEW_TIMES.check_out) }
    const next = works ? [...others, { ...like, weekday }] : others
    fields.setFieldValue(
      'days',
      next.toSorted((a, b) => a.weekday - b.weekday),
    )
  }
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {text.weekHint}
      </Text>
      <WeekBars days={complete} />
      {WEEKDAYS.map((weekday) => {
        const at = days.findIndex((day) => day.weekday === weekday)
        return (
          <div key={weekday} className={classes.dayRow}>
            <Checkbox
              label={text.weekdayLong[weekday]}
              checked={at >= 0}
              onChange={(event) => toggle(weekday, event.currentTarget.checked)}
            />
            {at >= 0 ? (
              <DayTimes fields={fields} at={at} />
            ) : (
              <Text c="dimmed" lh="36px">
                {text.rest}
              </Text>
            )}
          </div>
        )
      })}
    </Stack>
  )
}

const OTHER_TIMES = ['earliest_in', 'earliest_out', 'half_to', 'half_from'] as const

function DayTimes({ fields, at }: Props & { at: number }) {
  const text = useScheduleText()
  const days = fields.values.days as ScheduleDay[]
  const day = days[at] as ScheduleDay
  const path = (name: keyof ScheduleDay) => `days.${at}.${name}`
  const hasErrors = Object.keys(fields.errors).some((error) => error.startsWith(`days.${at}.`))
  const [isOpen, setOpen] = useState(false)
  const label = (name: string) => `${text.weekdayLong[day.weekday as Weekday]}: ${name}`
  const setTimes = (change: Partial<ScheduleDay>) => {
    const next = { ...day, ...change }
    const isWhole = isClock(next.check_in) && isClock(next.check_out)
    // Opened times are the user's own.
    const times = isWhole && !isOpen ? { ...defaultTimes(next.check_in, next.check_out) } : next
    const { allowed_late, absence_minutes } = day
    fields.setFieldValue(`days.${at}`, { ...times, allowed_late, absence_minutes, weekday: day.weekday })
  }
  const labels = {
    earliest_in: text.earliestIn,
    earliest_out: text.earliestOut,
    half_to: text.halfTo,
    half_from: text.halfFrom,
  }
  return (
    <div className={classes.dayTimes}>
      <Group gap="xs" wrap="wrap" align="flex-start">
        <TimeField
          aria-label={label(text.checkIn)}
          w={84}
          {...fields.getInputProps(path('check_in'))}
          onChange={(check_in) => setTimes({ check_in: check_in ?? '' })}
        />
        <Text component="span" lh="36px">
          –
        </Text>
        <TimeField
          aria-label={label(text.checkOut)}
          w={84}
          {...fields.getInputProps(path('check_out'))}
          onChange={(check_out) => setTimes({ check_out: check_out ?? '' })}
        />
        {isClock(day.check_in) && isClock(day.check_out) && endsNextDay(day) && (
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
        {at === 0 && days.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt={6}
            aria-label={label(text.copyToAll)}
            leftSection={<IconCopy size={16} />}
            onClick={() =>
              fields.setFieldValue(
                'days',
                days.map(({ weekday }) => ({ ...day, weekday })),
              )
            }
          >
            {text.copyToAll}
          </Button>
        )}
      </Group>
      {(isOpen || hasErrors) && (
        <FieldGrid columns={3}>
          {OTHER_TIMES.map((name) => (
            <TimeField key={name} label={labels[name]} {...fields.getInputProps(path(name))} />
          ))}
          <NumberInput label={text.allowedLate} min={0} {...fields.getInputProps(path('allowed_late'))} />
          <NumberInput label={text.absence} min={1} {...fields.getInputProps(path('absence_minutes'))} />
        </FieldGrid>
      )}
    </div>
  )
}
