import { Button } from '@mantine/core'
import { IconDoorExit, IconEdit } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type EndingContract, listEndingContracts } from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { useFieldText } from '../field-text.ts'
import { personColumnOf } from '../PersonCell.tsx'
import PlaceFilters from '../PlaceFilters.tsx'
import { TwoLines } from '../TwoLines.tsx'
import { useEmployeeText } from '../text.ts'
import { EndingBadge } from './EndingBadge.tsx'
import { daysText, useEndingText } from './text.ts'

const FILTERS = ['state', 'department_id', 'branch_id']

/** Employees whose contract ends soon or has ended, most urgent first. */
export default function EndingContractsScreen() {
  const text = useEndingText()
  const { field, short, settle } = useEmployeeText()
  const { label } = useFieldText()
  const go = useGo()
  const language = useLanguage()
  const may = useMay()
  const mayOpen = may('view-employee')
  const maySettle = may('settle-employee') && may('view-payroll')
  const state = useListState({ name: 'ending-contracts', filters: FILTERS })
  const meta = useRoute(listEndingContracts, { query: { per_page: 1 } }).data?.meta
  const ahead = formatNumber(meta?.notice_days ?? 0, 0)
  const open = (row: EndingContract) => go('employee.show', { employee_id: row.id })
  return (
    <>
      <PageHeader
        title={text.title}
        {...(meta && { text: text.intro(ahead, formatNumber(meta.expired_days, 0)) })}
      />
      <DataTable
        route={listEndingContracts}
        name="ending-contracts"
        label={text.title}
        state={state}
        empty={
          <EmptyState
            title={text.none}
            text={text.noneHint(ahead)}
            action={
              <Button component={Link} to={href('company.setting')} variant="default">
                {text.toSetting}
              </Button>
            }
          />
        }
        onRowClick={mayOpen ? open : undefined}
        actions={[
          { label: text.open, icon: <IconEdit size={17} />, onClick: open, when: () => mayOpen },
          {
            label: settle,
            icon: <IconDoorExit size={17} />,
            onClick: (row) => go('settlement.index', {}, { employee: row.id }),
            when: () => maySettle,
          },
        ]}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="state" label={text.stateTitle} options={text.state} w={160} />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        columns={[
          {
            key: 'emp_number',
            title: short.number,
            cell: (row) => <span className="figures">{row.emp_number}</span>,
          },
          personColumnOf<EndingContract>(
            'name',
            field.full_name,
            (row) => ({
              id: row.id,
              picture: row.profile,
              ...personNames(row, language),
            }),
            (row) => [row.emp_number, row.position, row.branch].filter(Boolean).join(' · '),
          ),
          {
            key: 'department',
            title: label('company_department_id'),
            cell: (row) => <TwoLines first={row.department} second={row.position} />,
          },
          { key: 'branch', title: label('company_branch_id') },
          {
            key: 'start_date',
            title: label('start_date'),
            hidden: true,
            cell: (row) => formatDate(row.start_date),
          },
          { key: 'end_date', title: label('end_date'), cell: (row) => formatDate(row.end_date) },
          {
            key: 'days_left',
            title: text.daysLeft,
            sort: 'end_date',
            cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{daysText(text, row.days_left)}</span>,
          },
          {
            key: 'resigned_reason',
            title: label('resigned_reason'),
            cell: (row) => <TwoLines first={row.resigned_reason} second={null} />,
          },
          {
            key: 'contract_expired',
            title: text.stateTitle,
            cell: (row) => <EndingBadge state={row.contract_expired} />,
          },
        ]}
      />
    </>
  )
}
