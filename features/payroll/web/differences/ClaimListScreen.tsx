import { IconArrowBackUp, IconBan, IconCashRegister, IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatKip } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { ReportOutcomes } from '#kit/web/table/bulk.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { listClaims, type PayClaim, receiveClaims, reopenClaims, writeOffClaims } from '../../contract.ts'
import { DifferenceDrawer } from './DifferenceDrawer.tsx'
import { DifferenceStatus } from './DifferenceStatus.tsx'
import { useCauseText } from './difference-columns.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { useClaimText, useDifferenceText } from './text.ts'
import { type Chosen, useReopen } from './use-decision.ts'
import { WriteOffDialog } from './WriteOffDialog.tsx'

type Open = { dialog: 'receive' | 'write-off'; chosen: Chosen } | { dialog: 'details'; row: PayClaim }

const oneOf = ({ id, version }: PayClaim): Chosen => ({ ids: [id], version })
const isOpen = ({ status }: PayClaim) => status === 'open'

function useClaimColumns(): Column<PayClaim>[] {
  const text = useClaimText()
  const causeOf = useCauseText()
  return [
    { key: 'emp_number', title: text.empNumber, width: 130 },
    {
      key: 'employee_name',
      title: text.employee,
      primary: true,
      phone: { facts: (row) => `${formatKip(-row.amount)} · ${row.run_title}` },
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
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const reopen = useReopen(reopenClaims)
  const ask =
    (dialog: 'receive' | 'write-off') => (ids: number[], clear: () => void, report: ReportOutcomes) =>
      setOpen({ dialog, chosen: { ids, clear, report } })
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
      <DataTable
        route={listClaims}
        name="pay-claims"
        label={text.title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="status" several label={text.status} options={text.statuses} />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        onRowClick={(row) => setOpen({ dialog: 'details', row })}
        bulk={[
          {
            ...{ label: text.receive, icon: <IconCashRegister size={17} />, route: receiveClaims },
            onChosen: ask('receive'),
          },
          {
            ...{ label: text.writeOff, icon: <IconBan size={17} />, route: writeOffClaims },
            onChosen: ask('write-off'),
          },
        ]}
        actions={[
          {
            ...{ label: text.details, icon: <IconListDetails size={17} /> },
            onClick: (row) => setOpen({ dialog: 'details', row }),
          },
          {
            ...{ label: text.receive, icon: <IconCashRegister size={17} />, route: receiveClaims },
            ...{ onClick: (row) => setOpen({ dialog: 'receive', chosen: oneOf(row) }), when: isOpen },
          },
          {
            ...{ label: text.writeOff, icon: <IconBan size={17} />, route: writeOffClaims },
            ...{ onClick: (row) => setOpen({ dialog: 'write-off', chosen: oneOf(row) }), when: isOpen },
          },
          {
            ...{ label: text.reopen, icon: <IconArrowBackUp size={17} />, route: reopenClaims },
            ...{ onClick: (row) => void reopen(oneOf(row)), when: (row) => !isOpen(row) },
          },
        ]}
      />
      {open?.dialog === 'details' && <DifferenceDrawer row={open.row} onClose={close} />}
      {open?.dialog === 'receive' && <ReceiveDialog chosen={open.chosen} onClose={close} />}
      {open?.dialog === 'write-off' && <WriteOffDialog chosen={open.chosen} onClose={close} />}
    </>
  )
}
