import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { BroughtForward } from '../../contract.ts'
import { formatLeaveDays } from '../format-leave-days.ts'
import { useYearText } from './text.ts'

interface Props {
  rows: readonly BroughtForward[]
  label: string
  /** With a plus sign, for changes. */
  signed?: boolean
}

/** Days of employees by leave type. */
export function BroughtForwardTable({ rows, label, signed = false }: Props) {
  const text = useYearText()
  const figure = (days: number) => `${days < 0 ? '−' : signed ? '+' : ''}${formatLeaveDays(Math.abs(days))}`
  return (
    <RowsTable
      label={label}
      rows={rows}
      rowKey={({ employee_id, leave_type_id }) => `${employee_id} ${leave_type_id}`}
      maxHeight="40vh"
      columns={[
        { key: 'emp_number', title: text.number },
        { key: 'employee_name', title: text.employee, primary: true },
        { key: 'leave_type', title: text.kind },
        {
          key: 'days',
          title: text.days,
          align: 'end',
          phone: 'end',
          cell: ({ days }) => <span className="figures">{figure(days)}</span>,
        },
      ]}
    />
  )
}
