import { Button, Group } from '@mantine/core'
import { IconCopy, IconEdit, IconPlayerStop, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  createPayItem,
  deletePayItem,
  endPayItem,
  listPayItems,
  type PayItem,
  updatePayItem,
} from '../contract.ts'
import { EndPayItem } from './EndPayItem.tsx'
import { type EditedItem, PayItemDialog } from './PayItemDialog.tsx'
import { usePayItemColumns } from './pay-item-columns.tsx'
import { usePayItemText } from './text.ts'

/** The other incomes and deductions of the company. */
export default function PayItemListScreen() {
  const text = usePayItemText()
  const words = useKitText()
  const go = useGo()
  const state = useListState({ name: 'pay-items', filters: ['kind', 'frequency', 'state'] })
  const columns = usePayItemColumns()
  const [edited, setEdited] = useState<EditedItem>()
  const [ending, setEnding] = useState<PayItem>()
  const [doomed, setDoomed] = useState<PayItem>()
  const open = (item: PayItem) => go('pay_item.show', { item_id: item.id })
  const add = (
    <IfMayCall route={createPayItem}>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  const header = (
    <Group gap="xs">
      <Button component={Link} to={href('deduction.index')} variant="default">
        {text.kindsOfDeductions}
      </Button>
      {add}
    </Group>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={header} />
      <DataTable
        route={listPayItems}
        name="pay-items"
        label={text.title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="kind" several label={text.kind} options={text.kinds} />
            <ChoiceFilter
              state={state}
              name="frequency"
              several
              label={text.frequency}
              options={text.frequencies}
            />
            <ChoiceFilter state={state} name="state" several label={text.state} options={text.states} />
          </FilterBar>
        }
        onRowClick={open}
        empty={<EmptyState title={text.none} text={text.noneHint} action={add} />}
        actions={[
          { label: text.people, icon: <IconUsers size={17} />, onClick: open },
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: (item) => setEdited({ item }),
            route: updatePayItem,
          },
          {
            label: text.copy,
            icon: <IconCopy size={17} />,
            onClick: (copyOf) => setEdited({ copyOf }),
            route: createPayItem,
          },
          {
            label: text.end,
            icon: <IconPlayerStop size={17} />,
            onClick: setEnding,
            route: endPayItem,
            when: (item) => item.state !== 'ended',
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deletePayItem,
            when: (item) => !item.is_paid,
          },
        ]}
      />
      <PayItemDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        onCreated={(item) => {
          setEdited(undefined)
          if (!item.applies_to_all) open(item)
        }}
      />
      {ending && <EndPayItem item={ending} onClose={() => setEnding(undefined)} />}
      <DeleteItem item={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function DeleteItem({ item, onClose }: { item: PayItem | undefined; onClose: () => void }) {
  const text = usePayItemText()
  const remove = useMutate(deletePayItem, {
    onSuccess: () => {
      onClose()
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      opened={item !== undefined}
      onClose={onClose}
      danger
      onConfirm={() => item && remove.mutate({ params: { item_id: item.id } })}
      loading={remove.isPending}
    >
      {text.deleteText(item?.name ?? '')}
    </ConfirmDialog>
  )
}
