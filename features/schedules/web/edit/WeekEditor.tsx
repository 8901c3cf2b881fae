import { Button, Checkbox, Select, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { FieldsByPath } from '#kit/web/form/shared-fields.ts'
import type { Shift } from '../../contract/shift.ts'
import { ShiftTimes } from '../../contract/shift-times.ts'
import type { ScheduleDay } from '../../contract.ts'
import { shiftLabel } from '../ShiftChip.tsx'
import classes from '../schedules.module.css'
import { useScheduleText } from '../text.ts'
import { WeekBars } from '../WeekBars.tsx'
import { defaultTimes, NEW_TIMES } from './default-times.ts'
import { isClock, TimesFields } from './TimesFields.tsx'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof WEEKDAYS)[number]

interface Props {
  /** A form with the working days of the week as `days`, in order. */
  fields: FieldsByPath<{ days: readonly ScheduleDay[] }>
  /** The shifts of the schedule, from which a day can take its times. */
  shifts?: readonly Shift[]
}

/** The working days of a week with their times; the other times of a shift follow its check-in and check-out until they are opened. */
export function WeekEditor({ fields, shifts = [] }: Props) {
  const text = useScheduleText()
  const days = fields.values.days
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
              <DayTimes fields={fields} at={at} shifts={shifts} />
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

function DayTimes({ fields, at, shifts }: Required<Props> & { at: number }) {
  const text = useScheduleText()
  const days = fields.values.days
  const day = days[at] as ScheduleDay
  const { weekday, ...times } = day
  const label = (name: string) => `${text.weekdayLong[weekday as Weekday]}: ${name}`
  const setTimes = (next: ShiftTimes) => fields.setFieldValue(`days.${at}`, { ...next, weekday })
  return (
    <TimesFields
      fields={fields}
      times={times}
      onChange={setTimes}
      prefix={`days.${at}.`}
      label={label}
      before={
        shifts.length > 0 && (
          <ShiftSelect label={label(text.shift)} shifts={shifts} times={times} onChange={setTimes} />
        )
      }
      after={
        at === 0 &&
        days.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            mt={6}
            aria-label={label(text.copyToAll)}
            leftSection={<IconCopy size={16} />}
            onClick={() =>
              fields.setFieldValue(
                'days',
                days.map((one) => ({ ...day, weekday: one.weekday })),
              )
            }
          >
            {text.copyToAll}
          </Button>
        )
      }
    />
  )
}

interface SelectProps {
  label: string
  shifts: readonly Shift[]
  times: ShiftTimes
  onChange: (times: ShiftTimes) => void
}

/** A shift of the schedule, which has these times; empty for other times. */
function ShiftSelect({ label, shifts, times, onChange }: SelectProps) {
  const text = useScheduleText()
  const current = shifts.find((shift) => TIMES.every((name) => shift[name] === times[name]))
  return (
    <Select
      aria-label={label}
      placeholder={text.otherTimes}
      w={200}
      data={shifts.map((shift) => ({ value: String(shift.id), label: shiftLabel(shift) }))}
      value={current ? String(current.id) : null}
      allowDeselect={false}
      onChange={(id) => {
        const shift = shifts.find((one) => String(one.id) === id)
        if (shift) onChange(ShiftTimes.parse(shift))
      }}
    />
  )
}

const TIMES = Object.keys(ShiftTimes.shape) as (keyof ShiftTimes)[]
