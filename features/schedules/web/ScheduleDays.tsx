import { Table, Text } from '@mantine/core'
import type { ScheduleDay } from '../contract.ts'
import { useScheduleText } from './text.ts'
import { endsNextDay } from './week-shifts.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** All times of every weekday. */
export function ScheduleDays({ days }: { days: readonly ScheduleDay[] }) {
  const text = useScheduleText()
  const heads = [
    text.day,
    text.earliestIn,
    text.checkIn,
    text.earliestOut,
    text.checkOut,
    text.half,
    text.allowedLate,
    text.absence,
  ]
  return (
    <Table.ScrollContainer minWidth={720}>
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
                {day ? <Times day={day} /> : <RestDay />}
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
    <Table.Td colSpan={7}>
      <Text c="dimmed">{text.rest}</Text>
    </Table.Td>
  )
}

function Times({ day }: { day: ScheduleDay }) {
  const text = useScheduleText()
  return (
    <>
      <Table.Td>{day.earliest_in}</Table.Td>
      <Table.Td fw={700}>{day.check_in}</Table.Td>
      <Table.Td>{day.earliest_out}</Table.Td>
      <Table.Td fw={700}>
        {day.check_out}{' '}
        {endsNextDay(day) && (
          <Text component="span" size="xs" c="dimmed">
            {text.nextDay}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {day.half_to} / {day.half_from}
      </Table.Td>
      <Table.Td>{day.allowed_late}</Table.Td>
      <Table.Td>{day.absence_minutes}</Table.Td>
    </>
  )
}
