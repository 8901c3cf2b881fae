import { Text } from '@mantine/core'
import { personColumn } from '#features/employees/web/parts.ts'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatInstant, formatMinutes } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { OvertimeUse } from '../contract.ts'
import { formatHours } from '../domain/format-hours.ts'
import { useUseText } from './text.ts'

const figures = (value: string) => (
  <span className="figures" style={{ whiteSpace: 'nowrap' }}>
    {value || '–'}
  </span>
)

/** On a phone: when. */
const phoneFacts = ({ use_date, from_time, to_time }: OvertimeUse) =>
  `${formatDate(use_date).slice(0, 5)} · ${from_time}–${to_time}`

export function useUseColumns(): Column<OvertimeUse>[] {
  const text = useUseText()
  return [
    { key: 'use_date', title: text.day, cell: (row) => figures(formatDate(row.use_date)) },
    { key: 'emp_number', title: text.number },
    personColumn(text.employee, phoneFacts),
    { key: 'department', title: text.department },
    { key: 'from_time', title: text.fromTime, sort: false, cell: (row) => figures(row.from_time) },
    { key: 'to_time', title: text.toTime, sort: false, cell: (row) => figures(row.to_time) },
    {
      key: 'minutes',
      title: text.duration,
      align: 'end',
      cell: (row) => figures(formatMinutes(row.minutes)),
    },
    {
      key: 'credit_minutes',
      title: text.takes,
      sort: false,
      align: 'end',
      cell: ({ credit_minutes }) => figures(credit_minutes === null ? '' : formatHours(credit_minutes)),
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
    { key: 'remark', title: text.remark, sort: false, hidden: true },
    { key: 'decided_by', title: text.decidedBy, sort: false, hidden: true },
    {
      key: 'decided_at',
      title: text.decidedAt,
      sort: false,
      hidden: true,
      cell: (row) => figures(formatInstant(row.decided_at)),
    },
  ]
}
