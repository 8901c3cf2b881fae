import { Table, Text } from '@mantine/core'
import type { ScheduleWeek } from '../contract/schedules.ts'
import type { Shift } from '../contract/shift.ts'
import { ShiftChip } from './ShiftChip.tsx'
import { useScheduleText } from './text.ts'
import { endsNextDay } from './week-shifts.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

type Day = ScheduleWeek['days'][number]

/** All times of every weekday; `shifts` are those of the schedule. */
export function ScheduleDays({ days, shifts }: { days: readonly Day[]; shifts: readonly Shift[] }) {
  const text = useScheduleText()
  const heads = [
    text.day,
    text.shift,
    text.earliestIn,
    text.checkIn,
    text.earliestOut,
    text.checkOut,
    text.half,
    text.allowedLate,
    text.absence,
  ]
  return (
    <Table.ScrollContainer minWidth={800}>
      <Table className="figures" verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {WEEKDAYS.map((weekday) => {
            const day = days.find((one) => one.weekday === weekday)
            return (
              <Table.Tr key={weekday}>
                <Table.Th scope="row">{text.weekday[weekday]}</Table.Th>
                {day ? <Times day={day} shift={shifts.find(({ id }) => id === day.shift_id)} /> : <RestDay />}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function RestDay() {
  const text = useScheduleText()
  return (
    <Table.Td colSpan={8}>
      <Text c="dimmed">{text.rest}</Text>
    </Table.Td>
  )
}

function Times({ day, shift }: { day: Day; shift: Shift | undefined }) {
  const text = useScheduleText()
  return (
    <>
      <Table.Td>{shift && <ShiftChip shift={shift} isCompact />}</Table.Td>
      <Table.Td>{day.earliest_in}</Table.Td>
      <Table.Td fw={600}>{day.check_in}</Table.Td>
      <Table.Td>{day.earliest_out}</Table.Td>
      <Table.Td fw={600}>
        {day.check_out}{' '}
        {endsNextDay(day) && (
          <Text component="span" size="xs" c="dimmed">
            {text.nextDay}
          </Text>
        )}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {day.half_to} / {day.half_from}
      </Table.Td>
      <Table.Td>{day.allowed_late}</Table.Td>
      <Table.Td>{day.absence_minutes}</Table.Td>
    </>
  )
}
