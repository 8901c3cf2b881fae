import { SimpleGrid } from '@mantine/core'
import { IconBan, IconEdit, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useGo } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { type ListState, useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import {
  cancelOvertime,
  cancelOvertimes,
  listOvertime,
  type Overtime,
  showOvertime,
  updateOvertime,
} from '../contract.ts'
import { CancelOvertime, type DoomedOvertime } from './CancelOvertime.tsx'
import { isOpenOvertime } from './is-open-overtime.ts'
import { OvertimeDrawer } from './OvertimeDrawer.tsx'
import { OvertimeFilters } from './OvertimeFilters.tsx'
import { useOvertimeColumns } from './overtime-columns.tsx'
import { useOvertimeText } from './text.ts'

const FILTERS = ['from', 'to', 'status', 'department_id', 'branch_id']

interface Props {
  name: string
  label: string
  /** Also shows the totals of all matching rows. */
  withTotals?: boolean
}

export function OvertimeList({ name, label, withTotals = false }: Props) {
  const text = useOvertimeText()
  const state = useListState({ name, filters: FILTERS, sort: '-work_date' })
  const words = useKitText()
  const mayOpen = useMayCall()(showOvertime)
  const go = useGo()
  const columns = useOvertimeColumns()
  const [doomed, setDoomed] = useState<DoomedOvertime>()
  const opened = useOpenedRow({ name: 'overtime', state, ...useRows<Overtime>(listOvertime, state, {}) })
  const edit = ({ id }: Overtime) => go('employee_ot.edit', { employee_ot_id: id })
  return (
    <>
      {withTotals && <Totals state={state} />}
      <DataTable
        route={listOvertime}
        name={name}
        label={label}
        state={state}
        columns={columns}
        filters={<OvertimeFilters state={state} />}
        empty={<EmptyState title={text.none} />}
        onRowClick={mayOpen ? opened.open : undefined}
        opened={opened.key}
        bulk={[
          {
            label: text.cancelOvertime,
            icon: <IconBan size={17} />,
            danger: true,
            route: cancelOvertimes,
            onChosen: (ids, clear) => setDoomed({ ids, clear }),
          },
        ]}
        actions={[
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: edit,
            route: updateOvertime,
            when: ({ status }) => status === 'success',
          },
          { label: text.history, icon: <IconHistory size={17} />, onClick: opened.open, route: showOvertime },
          {
            label: text.cancelOvertime,
            icon: <IconBan size={17} />,
            danger: true,
            onClick: (overtime) => setDoomed({ overtime }),
            route: cancelOvertime,
            when: isOpenOvertime,
          },
        ]}
      />
      {mayOpen && <OvertimeDrawer opened={opened} onCancel={(overtime) => setDoomed({ overtime })} />}
      {doomed && <CancelOvertime doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

function Totals({ state }: { state: ListState }) {
  const text = useOvertimeText()
  const query = { ...state.filters, search: state.search || undefined, per_page: 1 }
  const answer = useRoute(listOvertime, { query } as never, { keepPrevious: true })
  const totals = answer.data?.totals
  const hoursIn = (minutes: number) => text.hoursOf(formatNumber(minutes / 60, minutes % 60 === 0 ? 0 : 1))
  return (
    <SimpleGrid cols={2} mb="md" spacing="md">
      <StatCard
        label={text.totalHours}
        value={<span className="figures">{totals ? hoursIn(totals.minutes) : '–'}</span>}
        loading={answer.isPending}
      />
      <StatCard
        label={text.totalEmployees}
        value={<span className="figures">{totals ? formatNumber(totals.employees, 0) : '–'}</span>}
        loading={answer.isPending}
      />
    </SimpleGrid>
  )
}
