import { Button } from '@mantine/core'
import { IconBan, IconEdit, IconHistory, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { useMayCall } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import {
  cancelUse,
  cancelUses,
  enterUse,
  listUses,
  type OvertimeUse,
  showUse,
  updateUse,
} from '../contract.ts'
import { CancelUse, type DoomedUse } from './CancelUse.tsx'
import { isOpenUse } from './is-open-use.ts'
import { PostMonth } from './PostMonth.tsx'
import { useUseText } from './text.ts'
import { UseDrawer } from './UseDrawer.tsx'
import { UseEditDialog } from './UseEditDialog.tsx'
import { useUseColumns } from './use-columns.tsx'

const FILTERS = ['from', 'to', 'status', 'department_id', 'branch_id']

/** The overtime of the company that is used as time off. */
export default function UsesScreen() {
  const text = useUseText()
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <IfMayCall route={enterUse}>
            <PostMonth />
            <Button
              component={Link}
              to={href('employee_using_ot.create')}
              leftSection={<IconPlus size={18} />}
            >
              {text.add}
            </Button>
          </IfMayCall>
        }
      />
      <UseList />
    </>
  )
}

function UseList() {
  const text = useUseText()
  const state = useListState({ name: 'overtime-use', filters: FILTERS, sort: '-use_date' })
  const kit = useKitText()
  const mayOpen = useMayCall()(showUse)
  const columns = useUseColumns()
  const [doomed, setDoomed] = useState<DoomedUse>()
  const [edited, setEdited] = useState<OvertimeUse>()
  const opened = useOpenedRow({ name: 'use', state, ...useRows<OvertimeUse>(listUses, state, {}) })
  return (
    <>
      <DataTable
        route={listUses}
        name="overtime-use"
        label={text.title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <DateRangeFilter state={state} />
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.status}
              options={text.statuses}
              w={144}
            />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        empty={<EmptyState title={text.none} />}
        onRowClick={mayOpen ? opened.open : undefined}
        opened={opened.key}
        bulk={[
          {
            label: text.cancelUse,
            icon: <IconBan size={17} />,
            danger: true,
            route: cancelUses,
            onChosen: (ids, clear) => setDoomed({ ids, clear }),
          },
        ]}
        actions={[
          { label: text.history, icon: <IconHistory size={17} />, onClick: opened.open, route: showUse },
          {
            label: kit.action.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            route: updateUse,
            when: ({ status }) => status === 'success',
          },
          {
            label: text.cancelUse,
            icon: <IconBan size={17} />,
            danger: true,
            onClick: (use) => setDoomed({ use }),
            route: cancelUse,
            when: isOpenUse,
          },
        ]}
      />
      {mayOpen && <UseDrawer opened={opened} onEdit={setEdited} onCancel={(use) => setDoomed({ use })} />}
      {edited && <UseEditDialog key={edited.id} use={edited} onClose={() => setEdited(undefined)} />}
      {doomed && <CancelUse doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
