import { Stack, Text } from '@mantine/core'
import { formatDate } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { EmployeeRow } from '../contract.ts'
import { EmployeeStatusBadge } from './EmployeeStatusBadge.tsx'
import { useEmployeeText } from './text.ts'

/** Both scripts of a name, one below the other; the second only where there is one. */
function Names({ row }: { row: EmployeeRow }) {
  const latin = `${row.en_name} ${row.en_surname}`.trim()
  return (
    <Stack gap={0} maw={280}>
      <Text component="span" inherit className="name">
        {`${row.name} ${row.surname}`.trim()}
      </Text>
      {latin && (
        <Text component="span" size="xs" c="dimmed" fw={400} className="name">
          {latin}
        </Text>
      )}
    </Stack>
  )
}

export function useEmployeeColumns(): Column<EmployeeRow>[] {
  const { field } = useEmployeeText()
  return [
    {
      key: 'emp_number',
      title: field.emp_number,
      cell: (row) => <span className="figures">{row.emp_number}</span>,
    },
    { key: 'name', title: field.full_name, primary: true, cell: (row) => <Names row={row} /> },
    { key: 'department', title: field.department },
    { key: 'position', title: field.position },
    { key: 'branch', title: field.branch },
    { key: 'start_date', title: field.start_date, cell: (row) => formatDate(row.start_date) },
    { key: 'end_date', title: field.end_date, hidden: true, cell: (row) => formatDate(row.end_date) || '–' },
    {
      key: 'base_salary',
      title: field.base_salary,
      align: 'end',
      cell: (row) => <Money kip={row.base_salary} />,
    },
    { key: 'status', title: field.status, cell: (row) => <EmployeeStatusBadge status={row.status} /> },
  ]
}
