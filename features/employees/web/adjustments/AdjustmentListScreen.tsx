import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconBan, IconClipboardText } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { Amount } from '#kit/web/show/Amount.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  cancelSalaryAdjustment,
  importSalaryAdjustments,
  listSalaryAdjustments,
  raiseSalaries,
  type SalaryAdjustment,
} from '../../contract.ts'
import { personColumn } from '../PersonCell.tsx'
import PlaceFilters from '../PlaceFilters.tsx'
import { type RaiseAsking, raiseAsking } from './asking.ts'
import { CancelAdjustment } from './CancelAdjustment.tsx'
import { PasteAdjustments } from './PasteAdjustments.tsx'
import { RaiseDialog, type RaiseStart } from './RaiseDialog.tsx'
import { useAdjustmentText } from './text.ts'

const TONES: Record<SalaryAdjustment['status'], Tone> = {
  in_force: 'good',
  upcoming: 'info',
  cancelled: 'neutral',
}

/** The dated base salaries of all employees. */
export default function AdjustmentListScreen() {
  const text = useAdjustmentText()
  const asking = raiseAsking()
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get('view') === 'asked'
  const setAsked = (next: boolean) => setQuery(next ? { view: 'asked' } : {}, { replace: true })
  const [raise, setRaise] = useState<RaiseStart>()
  const [isPasting, setPasting] = useState(false)
  const [doomed, setDoomed] = useState<SalaryAdjustment>()
  const actions = (
    <Group gap="xs">
      <IfMayCall route={importSalaryAdjustments}>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={18} />}
          onClick={() => setPasting(true)}
        >
          {text.paste}
        </Button>
      </IfMayCall>
      <AddButton route={raiseSalaries} onClick={() => setRaise({})}>
        {text.add}
      </AddButton>
    </Group>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={actions} />
      {asking && <ViewChoice asking={asking} isAsked={isAsked} onChange={setAsked} />}
      {asking && isAsked ? (
        <Suspense>
          <asking.Asked />
        </Suspense>
      ) : (
        <Stored onCancel={setDoomed} />
      )}
      {raise && (
        <RaiseDialog
          start={raise}
          onClose={() => setRaise(undefined)}
          onAsked={() => {
            setRaise(undefined)
            setAsked(true)
          }}
        />
      )}
      {isPasting && <PasteAdjustments onClose={() => setPasting(false)} />}
      {doomed && (
        <CancelAdjustment
          adjustment={doomed}
          onClose={() => setDoomed(undefined)}
          onCounter={(start) => {
            setDoomed(undefined)
            setRaise(start)
          }}
        />
      )}
    </>
  )
}

interface ViewProps {
  asking: RaiseAsking
  isAsked: boolean
  onChange: (isAsked: boolean) => void
}

/** The adjustments that are stored, or those that are asked for. */
function ViewChoice({ asking, isAsked, onChange }: ViewProps) {
  const text = useAdjustmentText()
  return (
    <SegmentedControl
      mb="md"
      aria-label={text.title}
      value={isAsked ? 'asked' : 'stored'}
      data={[
        { value: 'stored', label: text.inForce },
        { value: 'asked', label: asking.useWords().list },
      ]}
      onChange={(value) => onChange(value === 'asked')}
    />
  )
}

/** Those that are in force, will be, or were cancelled. */
function Stored({ onCancel }: { onCancel: (adjustment: SalaryAdjustment) => void }) {
  const text = useAdjustmentText()
  const state = useListState({
    name: 'salary-adjustments',
    filters: ['status', 'department_id', 'branch_id'],
    sort: '-effective_date',
  })
  return (
    <DataTable
      route={listSalaryAdjustments}
      name="salary-adjustments"
      label={text.title}
      state={state}
      columns={useColumns()}
      filters={
        <FilterBar state={state}>
          <ChoiceFilter state={state} name="status" several label={text.status} options={text.statuses} />
          <PlaceFilters state={state} />
        </FilterBar>
      }
      empty={<EmptyState title={text.none} />}
      actions={[
        {
          label: text.cancel,
          icon: <IconBan size={17} />,
          danger: true,
          onClick: onCancel,
          route: cancelSalaryAdjustment,
          when: ({ status }) => status !== 'cancelled',
        },
      ]}
    />
  )
}

function useColumns(): Column<SalaryAdjustment>[] {
  const text = useAdjustmentText()
  return [
    {
      key: 'effective_date',
      title: text.effectiveDate,
      cell: (row) => <span className="figures">{formatDate(row.effective_date)}</span>,
    },
    { key: 'emp_number', title: text.number },
    personColumn(text.employee),
    { key: 'department', title: text.department, sort: false },
    {
      key: 'previous_salary',
      title: text.before,
      align: 'end',
      sort: false,
      cell: (row) => <Amount amount={row.previous_salary} currency={row.previous_currency} />,
    },
    {
      key: 'base_salary',
      title: text.after,
      align: 'end',
      cell: (row) => <Amount amount={row.base_salary} currency={row.currency} strong />,
    },
    {
      key: 'status',
      title: text.status,
      sort: false,
      cell: (row) => (
        <>
          <StatusBadge tone={TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>
          {row.cancel_reason && (
            <Text size="xs" c="dimmed" mt={2}>
              {row.cancel_reason}
            </Text>
          )}
        </>
      ),
    },
    { key: 'remark', title: text.remark, sort: false },
    { key: 'created_by', title: text.createdBy, sort: false, hidden: true },
  ]
}
