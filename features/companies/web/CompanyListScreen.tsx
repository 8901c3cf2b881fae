import { IconDoorEnter, IconEdit, IconHistory, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useMay } from '#kit/web/access.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type CompanyRow, listCompanies } from '../contract.ts'
import { EnterDialog } from './directory/EnterCompany.tsx'
import { useDirectoryText } from './directory/text.ts'
import { useCompanyText } from './text.ts'

const FILTERS = ['status']

/** The provider's list of the companies. */
export default function CompanyListScreen() {
  const { list: text, profile } = useCompanyText()
  const one = useDirectoryText()
  const words = useKitText().action
  const go = useGo()
  const may = useMay()
  const [entered, setEntered] = useState<CompanyRow>()
  const state = useListState({ name: 'companies', filters: FILTERS, sort: 'name' })
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        add={<AddButton to={href('company.create')}>{one.add}</AddButton>}
        none={{ title: text.none }}
        route={listCompanies}
        name="companies"
        state={state}
        onRowClick={(row) => go('company.edit', { company_id: row.id })}
        actions={[
          {
            label: words.edit,
            icon: <IconEdit size={17} />,
            onClick: (row) => go('company.edit', { company_id: row.id }),
          },
          {
            label: one.enter.action,
            icon: <IconDoorEnter size={17} />,
            onClick: setEntered,
          },
          {
            label: one.users,
            icon: <IconUsers size={17} />,
            onClick: (row) => go('company.user.detail', { company_id: row.id }),
          },
          {
            label: one.log,
            icon: <IconHistory size={17} />,
            onClick: (row) => go('admin.log', {}, { entity: 'company', record: String(row.id) }),
            when: () => may('viewhistory'),
          },
        ]}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="status" label={profile.status} options={profile.statuses} />
          </FilterBar>
        }
        columns={[
          { key: 'name', title: profile.name, primary: true },
          { key: 'phone', title: profile.phone },
          { key: 'email', title: profile.email },
          { key: 'address', title: profile.address, hidden: true },
          {
            key: 'founding_date',
            title: profile.founded,
            hidden: true,
            cell: (row) => formatDate(row.founding_date) || '–',
          },
          { key: 'is_vat_registered', title: profile.vat, hidden: true },
          {
            key: 'employee_count',
            title: profile.employees,
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.employee_count, 0)}</span>,
          },
          {
            key: 'status',
            title: profile.status,
            isUsual: ({ status }) => status === 'active',
            cell: (row) => (
              <StatusBadge tone={row.status === 'active' ? 'good' : 'bad'}>
                {profile.statuses[row.status]}
              </StatusBadge>
            ),
          },
          {
            key: 'created_at',
            title: text.created,
            cell: (row) => <span className="figures">{formatInstant(row.created_at)}</span>,
          },
        ]}
      />
      {entered && <EnterDialog company={entered} onClose={() => setEntered(undefined)} />}
    </>
  )
}
