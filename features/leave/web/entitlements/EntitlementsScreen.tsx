import { Button } from '@mantine/core'
import { IconAdjustments, IconCash, IconListDetails, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { useLink } from '#kit/web/use-link.ts'
import { addLeaveEntry, type Entitlement, listEntitledTypes, listEntitlements } from '../../contract.ts'
import { type Adjusted, AdjustLeave } from './AdjustLeave.tsx'
import { EncashLeave } from './EncashLeave.tsx'
import { EntitlementDrawer } from './EntitlementDrawer.tsx'
import { useEntitlementColumns } from './entitlement-columns.tsx'
import { useEntitlementText } from './text.ts'

const FILTERS = ['leave_type_id', 'department_id', 'branch_id']

/** What employees have left of a kind of leave; HR adjusts it for one or many of them. */
export default function EntitlementsScreen() {
  const text = useEntitlementText()
  const state = useListState({ name: 'leave-entitlements', filters: FILTERS, sort: 'emp_number' })
  const types = useRoute(listEntitledTypes).data?.data ?? []
  const columns = useEntitlementColumns()
  const opened = useOpenedRow({
    name: 'entitlement',
    state,
    ...useRows<Entitlement>(listEntitlements, state, {}),
  })
  const [adjusted, setAdjusted] = useState<Adjusted>()
  const [paid, setPaid] = useState<Adjusted>()
  const typeId = Number(state.filters.leave_type_id ?? types[0]?.id ?? 0)
  const adjust = ({ id, employee_name, leave_type_id, leave_type }: Entitlement) =>
    setAdjusted({ title: `${employee_name} · ${leave_type}`, employee_ids: [id], leave_type_id })
  const years = useLink()('leave_year.index')
  const mayEncash = types.find(({ id }) => id === typeId)?.may_encash === true
  const encash = ({ id, employee_name, leave_type_id, leave_type, left }: Entitlement) =>
    setPaid({
      title: `${text.encash}: ${employee_name} · ${leave_type}`,
      employee_ids: [id],
      leave_type_id,
      left,
    })
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          years && (
            <Button component={Link} to={years} variant="default" leftSection={<IconLock size={17} />}>
              {text.years}
            </Button>
          )
        }
      />
      <DataTable
        route={listEntitlements}
        name="leave-entitlements"
        label={text.title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="leave_type_id"
              label={text.kind}
              placeholder={types[0]?.name ?? text.kind}
              options={choicesOf(types)}
              w={170}
            />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} />}
        onRowClick={opened.open}
        opened={opened.key}
        bulk={[
          {
            label: text.adjust,
            icon: <IconAdjustments size={17} />,
            route: addLeaveEntry,
            onChosen: (employee_ids, clear) =>
              setAdjusted({
                title: text.adjustMany(formatNumber(employee_ids.length, 0)),
                ...{ employee_ids, leave_type_id: typeId, clear },
              }),
          },
          ...(mayEncash
            ? [
                {
                  label: text.encash,
                  icon: <IconCash size={17} />,
                  route: addLeaveEntry,
                  onChosen: (employee_ids: number[], clear: () => void) =>
                    setPaid({
                      title: text.encashMany(formatNumber(employee_ids.length, 0)),
                      ...{ employee_ids, leave_type_id: typeId, clear },
                    }),
                },
              ]
            : []),
        ]}
        actions={[
          {
            label: text.adjust,
            icon: <IconAdjustments size={17} />,
            onClick: adjust,
            route: addLeaveEntry,
          },
          {
            label: text.encash,
            icon: <IconCash size={17} />,
            onClick: encash,
            route: addLeaveEntry,
            when: ({ left }) => mayEncash && (left ?? 0) > 0,
          },
          { label: text.one, icon: <IconListDetails size={17} />, onClick: opened.open },
        ]}
      />
      <EntitlementDrawer opened={opened} onAdjust={adjust} />
      {paid && <EncashLeave paid={paid} onClose={() => setPaid(undefined)} />}
      {adjusted && <AdjustLeave adjusted={adjusted} onClose={() => setAdjusted(undefined)} />}
    </>
  )
}
