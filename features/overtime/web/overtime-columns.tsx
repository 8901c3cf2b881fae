import { Text } from '@mantine/core'
import { personColumn } from '#features/employees/web/parts.ts'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatInstant, formatMinutes } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { Overtime } from '../contract.ts'
import { useOvertimeText } from './text.ts'

/** On a phone: when. */
const phoneFacts = ({ work_date, from_time, to_time }: Overtime) =>
  `${formatDate(work_date).slice(0, 5)} · ${from_time}–${to_time}`

export function useOvertimeColumns(): Column<Overtime>[] {
  const text = useOvertimeText()
  const until = (row: Overtime) =>
    row.to_time <= row.from_time ? `${row.to_time} (${text.nextDay})` : row.to_time
  const figures = (value: string) => (
    <span className="figures" style={{ whiteSpace: 'nowrap' }}>
      {value || '–'}
    </span>
  )
  return [
    { key: 'work_date', title: text.day, cell: (row) => figures(formatDate(row.work_date)) },
    { key: 'emp_number', title: text.number },
    personColumn(text.employee, phoneFacts),
    { key: 'department', title: text.department },
    { key: 'from_time', title: text.fromTime, cell: (row) => figures(row.from_time) },
    {
      key: 'to_time',
      title: text.toTime,
      cell: (row) => (
        <>
          {figures(until(row))}
          {row.asked_from && (
            <Text size="xs" c="dimmed" className="figures">
              {text.asked(row.asked_from, row.asked_to ?? '')}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'minutes',
      title: text.duration,
      align: 'end',
      cell: (row) => figures(formatMinutes(row.minutes)),
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => (
        <>
          <StatusBadge tone={REQUEST_TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>
          {row.decision_reason && (
            <Text size="xs" c="dimmed" mt={2}>
              {row.decision_reason}
            </Text>
          )}
        </>
      ),
    },
    { key: 'remark', title: text.remark, hidden: true },
    { key: 'decided_by', title: text.decidedBy, hidden: true },
    {
      key: 'decided_at',
      title: text.decidedAt,
      hidden: true,
      cell: (row) => figures(formatInstant(row.decided_at)),
    },
  ]
}
