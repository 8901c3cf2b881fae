import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
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
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        add={
          <AddButton route={createBankLayout} onClick={() => setEdited('new')}>
            {text.add}
          </AddButton>
        }
        none={{ title: text.none, text: text.noneHint }}
        route={listBankLayouts}
        name="bank-layouts"
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
      <DeleteDialog
        route={deleteBankLayout}
        input={doomed && { params: { layout_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      >
        {text.deleteText(doomed?.name ?? '')}
      </DeleteDialog>
    </>
  )
}
