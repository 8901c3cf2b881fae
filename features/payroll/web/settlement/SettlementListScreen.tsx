import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { createSettlement, listSettlements, type SettlementRow } from '../../contract.ts'
import { RunStatus } from '../runs/RunStatus.tsx'
import { useRunText } from '../text.ts'
import { NewSettlement } from './NewSettlement.tsx'
import { type SettlementText, useSettlementText } from './text.ts'

function columnsOf(text: SettlementText): Column<SettlementRow>[] {
  const { field } = text
  return [
    { key: 'emp_number', title: field.empNumber, width: 130 },
    personColumn(field.employee),
    { key: 'department', title: field.department, sort: false },
    { key: 'last_day', title: field.lastDay, cell: (row) => formatDate(row.last_day) },
    { key: 'reason', title: field.reason, sort: false, cell: (row) => text.reasons[row.reason] },
    {
      key: 'status',
      title: field.status,
      cell: (row) => <RunStatus run={{ ...row, is_calculating: false }} />,
    },
    {
      key: 'gross',
      title: field.gross,
      sort: false,
      align: 'end',
      cell: (row) => <Money kip={row.gross} />,
    },
    {
      key: 'net',
      title: field.net,
      sort: false,
      align: 'end',
      cell: (row) => <Money kip={row.net} strong />,
    },
    {
      key: 'owed',
      title: field.owed,
      sort: false,
      align: 'end',
      cell: (row) => <Money kip={row.owed === 0 ? null : row.owed} />,
    },
    {
      key: 'created_at',
      title: field.createdAt,
      hidden: true,
      cell: (row) => formatDate(row.created_at),
    },
  ]
}

/** The settlements of employees who leave; `?employee=` in the address begins that of an employee. */
export default function SettlementListScreen() {
  const text = useSettlementText()
  const run = useRunText()
  const go = useGo()
  const state = useListState({
    name: 'settlements',
    filters: ['status', 'reason', 'department_id', 'branch_id'],
  })
  const [address, setAddress] = useSearchParams()
  const employee = Number(address.get('employee')) || null
  const [isAdding, setAdding] = useState(employee !== null)
  const close = () => {
    setAdding(false)
    if (employee !== null) setAddress({}, { replace: true })
  }
  const open = ({ id }: { id: number }) => go('settlement.show', { settlement_id: id })
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        add={
          <AddButton
            route={createSettlement}
            icon={<IconDoorExit size={18} />}
            onClick={() => setAdding(true)}
          >
            {text.add}
          </AddButton>
        }
        route={listSettlements}
        name="settlements"
        state={state}
        columns={columnsOf(text)}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.field.status}
              options={run.status}
            />
            <ChoiceFilter
              state={state}
              name="reason"
              several
              label={text.field.reason}
              options={text.reasons}
            />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        none={{ title: text.none, text: text.noneHint }}
        onRowClick={open}
      />
      {isAdding && <NewSettlement employeeId={employee} onClose={close} onOpen={open} />}
    </>
  )
}
