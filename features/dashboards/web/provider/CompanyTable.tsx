import { listCompanies } from '#features/companies/contract.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useGo } from '#kit/web/navigation.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useDashboardText } from '../text.ts'

/** The companies, those with the most employees first. */
export function CompanyTable() {
  const text = useDashboardText().provider
  const go = useGo()
  const state = useListState({ name: 'dashboard-companies', sort: '-employee_count', perPage: 10 })
  return (
    <DataTable
      route={listCompanies}
      name="dashboard-companies"
      label={text.list}
      state={state}
      onRowClick={(row) => go('company.edit', { company_id: row.id })}
      columns={[
        { key: 'name', title: text.name, primary: true, cell: (row) => <b>{row.name}</b> },
        {
          key: 'employee_count',
          title: text.employees,
          align: 'end',
          cell: (row) => formatNumber(row.employee_count, 0),
        },
        {
          key: 'status',
          title: text.status,
          isUsual: ({ status }) => status === 'active',
          cell: (row) => (
            <StatusBadge tone={row.status === 'active' ? 'good' : 'bad'}>
              {text.statuses[row.status]}
            </StatusBadge>
          ),
        },
        { key: 'phone', title: text.phone },
        { key: 'email', title: text.email },
        { key: 'created_at', title: text.created, cell: (row) => formatDate(row.created_at) },
      ]}
    />
  )
}
