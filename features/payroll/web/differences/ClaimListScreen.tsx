import { IconBan, IconCashRegister } from '@tabler/icons-react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { PERSON_LOOK, personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatKip } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  listClaims,
  type PayClaim,
  type PayDifference,
  receiveClaims,
  reopenClaims,
  writeOffClaims,
} from '../../contract.ts'
import { DifferenceStatus } from './DifferenceStatus.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { useCauseText } from './difference-columns.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { useClaimText, useDifferenceText } from './text.ts'
import { WriteOffDialog } from './WriteOffDialog.tsx'

const isOpen = ({ status }: PayDifference) => status === 'open'

function useClaimColumns(): Column<PayClaim>[] {
  const text = useClaimText()
  const causeOf = useCauseText()
  return [
    { key: 'emp_number', title: text.empNumber, width: 130 },
    {
      ...personColumn<PayClaim>(text.employee),
      phone: { ...PERSON_LOOK.phone, facts: (row) => `${formatKip(-row.amount)} · ${row.run_title}` },
    },
    { key: 'department', title: text.department, sort: false },
    { key: 'end_date', title: text.endDate, cell: (row) => formatDate(row.end_date) },
    { key: 'run_title', title: text.run, sort: 'to_date' },
    { key: 'cause', title: text.cause, sort: false, cell: (row) => causeOf(row) },
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      cell: (row) => <Money kip={-row.amount} strong />,
    },
    { key: 'status', title: text.status, cell: (row) => <DifferenceStatus row={row} /> },
  ]
}

/** What people who have left owe the company: received on a day, or written off with a reason. */
export default function ClaimListScreen() {
  const text = useClaimText()
  const differences = useDifferenceText()
  const columns = useClaimColumns()
  const state = useListState({ name: 'pay-claims', filters: ['status', 'department_id', 'branch_id'] })
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[
          { label: differences.title, to: href('payroll-difference.index') },
          { label: text.title },
        ]}
      />
      <DifferenceTable
        route={listClaims}
        state={state}
        name="pay-claims"
        label={text.title}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="status" several label={text.status} options={text.statuses} />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        decisions={[
          {
            ...{ label: text.receive, icon: <IconCashRegister size={17} />, route: receiveClaims },
            ...{ dialog: ReceiveDialog, when: isOpen },
          },
          {
            ...{ label: text.writeOff, icon: <IconBan size={17} />, route: writeOffClaims },
            ...{ dialog: WriteOffDialog, when: isOpen },
          },
        ]}
        reopen={{ label: text.reopen, route: reopenClaims, when: (row) => !isOpen(row) }}
      />
    </>
  )
}
