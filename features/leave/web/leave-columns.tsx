import { Text } from '@mantine/core'
import { personColumn, TwoLines } from '#features/employees/web/parts.ts'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatInstant } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { Leave } from '../contract.ts'
import { ProofBadge } from './ProofBadge.tsx'
import { useLeaveText } from './text.ts'

const figures = (value: string) => (
  <span className="figures" style={{ whiteSpace: 'nowrap' }}>
    {value || '–'}
  </span>
)

/** On a phone: when, and which kind of leave. */
const phoneFacts = ({ start_date, end_date, leave_type }: Leave) => {
  const short = (day: string) => formatDate(day).slice(0, 5)
  const days = start_date === end_date ? short(start_date) : `${short(start_date)} – ${short(end_date)}`
  return `${days} · ${leave_type}`
}

export function useLeaveColumns(): Column<Leave>[] {
  const text = useLeaveText()
  return [
    { key: 'emp_number', title: text.number },
    personColumn(text.employee, phoneFacts),
    { key: 'department', title: text.department, hidden: true },
    {
      key: 'leave_type',
      title: text.kind,
      cell: (row) => <TwoLines first={row.leave_type} second={row.is_paid ? text.paid : text.unpaid} />,
    },
    { key: 'start_date', title: text.start, cell: (row) => figures(formatDate(row.start_date)) },
    { key: 'end_date', title: text.end, cell: (row) => figures(formatDate(row.end_date)) },
    {
      key: 'part',
      title: text.part,
      cell: ({ part, from_time, to_time }) =>
        part === 'hours' ? figures(`${from_time}–${to_time}`) : text.parts[part],
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => (
        <>
          <StatusBadge tone={REQUEST_TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>
          {row.proof === 'missing' && (
            <div>
              <ProofBadge proof={row.proof} />
            </div>
          )}
          {row.decision_reason && (
            <Text size="xs" c="dimmed" mt={2}>
              {row.decision_reason}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'proof',
      title: text.proof,
      sort: false,
      cell: ({ proof }) => (proof ? <ProofBadge proof={proof} /> : '–'),
      hidden: true,
    },
    { key: 'detail', title: text.detail, hidden: true },
    { key: 'decided_by', title: text.decidedBy, hidden: true },
    {
      key: 'decided_at',
      title: text.decidedAt,
      hidden: true,
      cell: (row) => figures(formatInstant(row.decided_at)),
    },
  ]
}
