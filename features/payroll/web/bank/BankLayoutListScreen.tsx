import { Button } from '@mantine/core'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  type BankLayoutRow,
  createBankLayout,
  deleteBankLayout,
  listBankLayouts,
  updateBankLayout,
} from '../../contract.ts'
import { useBankText } from '../text.ts'
import { type EditedLayout, LayoutDialog } from './LayoutDialog.tsx'

/** The layouts of the files that banks get. */
export default function BankLayoutListScreen() {
  const text = useBankText()
  const words = useKitText()
  const state = useListState({ name: 'bank-layouts' })
  const [edited, setEdited] = useState<EditedLayout>()
  const [doomed, setDoomed] = useState<BankLayoutRow>()
  const add = (
    <IfMayCall route={createBankLayout}>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={add} />
      <DataTable
        route={listBankLayouts}
        name="bank-layouts"
        label={text.title}
        state={state}
        columns={[
          { key: 'bank', title: text.field.bank_id },
          { key: 'name', title: text.field.name, primary: true },
          { key: 'format', title: text.field.format, cell: (row) => text.formats[row.format] },
          {
            key: 'columns',
            title: text.field.columns,
            cell: (row) => row.columns.map(({ title, source }) => title || text.sources[source]).join(', '),
          },
          { key: 'source_note', title: text.field.source_note },
        ]}
        empty={<EmptyState title={text.none} text={text.noneHint} action={add} />}
        actions={[
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            route: updateBankLayout,
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deleteBankLayout,
          },
        ]}
      />
      <LayoutDialog edited={edited} onClose={() => setEdited(undefined)} />
      <DeleteLayout layout={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function DeleteLayout({ layout, onClose }: { layout: BankLayoutRow | undefined; onClose: () => void }) {
  const text = useBankText()
  const remove = useMutate(deleteBankLayout, {
    onSuccess: () => {
      onClose()
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      opened={layout !== undefined}
      onClose={onClose}
      danger
      onConfirm={() => layout && remove.mutate({ params: { layout_id: layout.id } })}
      loading={remove.isPending}
    >
      {text.deleteText(layout?.name ?? '')}
    </ConfirmDialog>
  )
}
