import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { PersonCell } from '#features/employees/web/parts.ts'
import { RequestStatusBadge, WaitsForText } from '#features/requests/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { listApprovals, nameApprovalApprover, type ReportedApproval } from '../../contract.ts'
import { useApprovalReportText } from '../text.ts'
import { NameApproverDialog } from './NameApproverDialog.tsx'

const FILTERS = ['from', 'to', 'status', 'is_stuck', 'department_id']

/** The approval requests of the company for HR: number, title and state. */
export default function ApprovalReportScreen() {
  const text = useApprovalReportText()
  const state = useListState({ name: 'approvals', filters: FILTERS, sort: '-submitted_at' })
  const [stuck, setStuck] = useState<ReportedApproval>()
  const { draft: _, ...sentStatuses } = text.statuses
  return (
    <>
      <PageHeader title={text.title} />
      <DataTable
        route={listApprovals}
        name="approvals"
        label={text.title}
        state={state}
        columns={useColumns()}
        filters={
          <FilterBar state={state}>
            <DateRangeFilter state={state} />
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.status}
              options={sentStatuses}
              w={160}
            />
            <ChoiceFilter
              state={state}
              name="is_stuck"
              label={text.stuckOnly}
              options={{ true: text.stuck }}
              w={176}
            />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} text={text.noneText} />}
        actions={[
          {
            label: text.nameOther,
            icon: <IconUserCheck size={17} />,
            onClick: setStuck,
            route: nameApprovalApprover,
            when: ({ gone }) => gone.length > 0,
          },
        ]}
      />
      {stuck && <NameApproverDialog approval={stuck} onClose={() => setStuck(undefined)} />}
    </>
  )
}

function useColumns(): Column<ReportedApproval>[] {
  const text = useApprovalReportText()
  return [
    {
      key: 'number',
      title: text.number,
      cell: ({ number }) => <span className="figures">{number}</span>,
      phone: 'fact',
    },
    { key: 'title', title: text.subject, primary: true, cell: ({ title }) => title },
    {
      key: 'employee_name',
      title: text.employee,
      cell: ({ employee_id, employee_name, employee_picture, emp_number }) => (
        <PersonCell
          id={employee_id}
          name={employee_name}
          picture={employee_picture}
          number={emp_number}
          isLink
        />
      ),
    },
    {
      key: 'submitted_at',
      title: text.sentAt,
      cell: ({ submitted_at }) => (
        <span className="figures" style={{ whiteSpace: 'nowrap' }}>
          {formatInstant(submitted_at)}
        </span>
      ),
    },
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: ({ waits_for, gone }) => (
        <>
          {waits_for ? <WaitsForText waitsFor={waits_for} /> : '–'}
          {gone.length > 0 && <StatusBadge tone="bad">{text.stuck}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'status',
      title: text.status,
      cell: ({ status }) => <RequestStatusBadge status={status} isReturned={false} />,
    },
  ]
}
