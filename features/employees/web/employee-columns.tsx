import { formatDate } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { EmployeeRow } from '../contract.ts'
import { EmployeeStatusBadge } from './EmployeeStatusBadge.tsx'
import { TwoLines } from './TwoLines.tsx'
import { useEmployeeText } from './text.ts'

export function useEmployeeColumns(): Column<EmployeeRow>[] {
  const text = useEmployeeText()
  const { field } = text
  return [
    {
      key: 'emp_number',
      title: text.short.number,
      cell: (row) => <span className="figures">{row.emp_number}</span>,
    },
    {
      key: 'name',
      title: field.full_name,
      primary: true,
      cell: (row) => (
        <TwoLines
          first={`${row.name} ${row.surname}`.trim()}
          second={`${row.en_name} ${row.en_surname}`.trim()}
        />
      ),
    },
    {
      key: 'department',
      title: field.department,
      cell: (row) => <TwoLines first={row.department} second={row.position} />,
    },
    { key: 'position', title: field.position, hidden: true },
    { key: 'branch', title: field.branch },
    { key: 'start_date', title: field.start_date, cell: (row) => formatDate(row.start_date) },
    { key: 'end_date', title: field.end_date, hidden: true, cell: (row) => formatDate(row.end_date) || '–' },
    {
      key: 'base_salary',
      title: text.short.salary,
      align: 'end',
      cell: (row) => <Money kip={row.base_salary} />,
    },
    { key: 'status', title: field.status, cell: (row) => <EmployeeStatusBadge status={row.status} /> },
  ]
}
