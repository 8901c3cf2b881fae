import { Text } from '@mantine/core'
import { formatDate, formatMinutes } from '#kit/web/format.ts'
import type { Column } from '#kit/web/table/column.ts'
import type { DayRow } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { clockOn } from './clock.ts'
import { DayResultBadge } from './DayResult.tsx'
import { weekdayOf } from './month.ts'

const minutes = (value: number) =>
  value > 0 ? (
    <span className="figures">{value}</span>
  ) : (
    <Text component="span" inherit c="dimmed">
      –
    </Text>
  )

function Person({ number, name }: { number: string; name: string }) {
  return (
    <Text component="span" inherit className="name" style={{ display: 'block', maxWidth: 240 }}>
      {name}{' '}
      <Text component="span" size="xs" c="dimmed" className="figures">
        {number}
      </Text>
    </Text>
  )
}

export function useDayColumns(): Column<DayRow>[] {
  const { report: text, weekday } = useAttendanceText()
  return [
    {
      key: 'work_date',
      title: text.day,
      cell: (row) => (
        <span className="figures" style={{ whiteSpace: 'nowrap' }}>
          {weekday[weekdayOf(row.work_date)]} {formatDate(row.work_date)}
        </span>
      ),
    },
    { key: 'emp_number', title: text.number, hidden: true },
    {
      key: 'employee_name',
      title: text.employee,
      primary: true,
      cell: (row) => <Person number={row.emp_number} name={row.employee_name} />,
    },
    { key: 'department', title: text.department },
    { key: 'branch', title: text.branch, hidden: true },
    { key: 'result', title: text.result, cell: (row) => <DayResultBadge result={row.result} /> },
    { key: 'in_at', title: text.in, align: 'end', cell: (row) => clockOn(row.in_at, row.work_date) },
    { key: 'out_at', title: text.out, align: 'end', cell: (row) => clockOn(row.out_at, row.work_date) },
    { key: 'late_minutes', title: text.late, align: 'end', cell: (row) => minutes(row.late_minutes) },
    { key: 'early_minutes', title: text.early, align: 'end', cell: (row) => minutes(row.early_minutes) },
    {
      key: 'night_minutes',
      title: text.night,
      align: 'end',
      cell: (row) => (row.night_minutes > 0 ? formatMinutes(row.night_minutes) : minutes(0)),
    },
  ]
}
