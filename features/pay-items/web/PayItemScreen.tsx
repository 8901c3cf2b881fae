import { Alert, Button, Group } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  addPayItemEntries,
  deletePayItemEntry,
  listPayItemEntries,
  type PayItem,
  type PayItemEntry,
  showPayItem,
  updatePayItem,
  updatePayItemEntry,
} from '../contract.ts'
import { AddPeople } from './AddPeople.tsx'
import { EditEntry } from './EditEntry.tsx'
import { entryColumns } from './entry-columns.tsx'
import { PayItemDialog } from './PayItemDialog.tsx'
import { amountText, monthsText } from './pay-item-columns.tsx'
import { usePayItemText } from './text.ts'

/** One item with its people. */
export default function PayItemScreen() {
  const id = useIdParam('item_id')
  const text = usePayItemText()
  const item = useRoute(showPayItem, { params: { item_id: id } })
  if (item.error) return <ErrorState error={item.error} onRetry={() => void item.refetch()} />
  if (!item.data) return <TableWaiting />
  const { data } = item.data
  return (
    <>
      <PageHeader
        title={data.name}
        text={summaryOf(data, text)}
        breadcrumbs={[{ label: text.title, to: href('pay_item.index') }, { label: data.name }]}
        actions={<Actions item={data} />}
      />
      {data.applies_to_all ? <Alert color="gray">{text.forAllText}</Alert> : <People item={data} />}
    </>
  )
}

const summaryOf = (item: PayItem, text: ReturnType<typeof usePayItemText>) =>
  [
    text.kinds[item.kind],
    amountText(item.amount, item.value_kind),
    item.instalments === null
      ? text.frequencies[item.frequency]
      : text.inInstalments(String(item.instalments)),
    monthsText(item, text),
  ].join(' · ')

function Actions({ item }: { item: PayItem }) {
  const text = usePayItemText()
  const [open, setOpen] = useState<'edit' | 'add'>()
  const close = () => setOpen(undefined)
  return (
    <Group gap="xs">
      <IfMayCall route={updatePayItem}>
        <Button variant="default" leftSection={<IconEdit size={17} />} onClick={() => setOpen('edit')}>
          {text.edit}
        </Button>
      </IfMayCall>
      {!item.applies_to_all && (
        <AddButton route={addPayItemEntries} onClick={() => setOpen('add')}>
          {text.addPeople}
        </AddButton>
      )}
      <PayItemDialog edited={open === 'edit' ? { item } : undefined} onClose={close} onCreated={close} />
      {open === 'add' && <AddPeople item={item} onClose={close} />}
    </Group>
  )
}

function People({ item }: { item: PayItem }) {
  const text = usePayItemText()
  const params = { item_id: item.id }
  const [edited, setEdited] = useState<PayItemEntry>()
  const [doomed, setDoomed] = useState<PayItemEntry>()
  const totals = useRoute(listPayItemEntries, { params, query: { per_page: 1 } } as never).data?.totals
  const remove = useMutate(deletePayItemEntry, {
    onSuccess: () => {
      setDoomed(undefined)
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  return (
    <>
      <DataTable
        route={listPayItemEntries}
        params={params}
        name="pay-item-people"
        label={text.peopleTitle}
        columns={entryColumns(item, text, totals)}
        empty={<EmptyState title={text.noPeople} />}
        actions={[
          {
            label: text.editEntry,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            route: updatePayItemEntry,
          },
          {
            label: text.removeEntry,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deletePayItemEntry,
            when: ({ paid }) => paid === 0,
          },
        ]}
      />
      {edited && <EditEntry item={item} entry={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        danger
        onConfirm={() => doomed && remove.mutate({ params: { ...params, entry_id: doomed.id } })}
        loading={remove.isPending}
      >
        {text.removeText(doomed?.employee_name ?? '')}
      </ConfirmDialog>
    </>
  )
}
