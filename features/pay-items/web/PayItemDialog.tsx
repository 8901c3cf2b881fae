import { Checkbox } from '@mantine/core'
import { call } from '#kit/web/client.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { createPayItem, type PayItem, showPayItem, updatePayItem } from '../contract.ts'
import { PayItemFields } from './PayItemFields.tsx'
import { copyOfItem, newPayItem, valuesOfItem } from './pay-item-values.ts'
import { usePayItemText } from './text.ts'

/** A new item, a copy of one, or one to edit. */
export type EditedItem = { copyOf: PayItem } | { item: PayItem } | 'new'

interface Props {
  edited: EditedItem | undefined
  onClose: () => void
  /** After a new item was saved. */
  onCreated: (item: PayItem) => void
}

export function PayItemDialog({ edited, onClose, onCreated }: Props) {
  const text = usePayItemText()
  const isEdited = edited !== undefined && edited !== 'new' && 'item' in edited
  return (
    <EditModal opened={edited !== undefined} onClose={onClose} title={isEdited ? text.edit : text.add}>
      {isEdited && <EditForm key={edited.item.id} item={edited.item} onClose={onClose} />}
      {edited !== undefined && !isEdited && (
        <CreateForm
          original={edited === 'new' ? undefined : edited.copyOf}
          onClose={onClose}
          onCreated={onCreated}
        />
      )}
    </EditModal>
  )
}

function CreateForm({
  original,
  onClose,
  onCreated,
}: { original: PayItem | undefined } & Omit<Props, 'edited'>) {
  const text = usePayItemText()
  const create = useMutate(createPayItem)
  const initial = original ? copyOfItem(original, text.copyOf(original.name)) : newPayItem()
  const form = useContractForm(createPayItem.body, initial, {
    record: original ? `copy ${original.id}` : 'new',
  })
  const { copy_people_of, applies_to_all } = form.fields.values
  return (
    <Form
      form={form}
      route={createPayItem}
      onCancel={onClose}
      onSubmit={async (body) => {
        const { data } = await create.mutateAsync({ body })
        void toastSuccess('saved')
        onCreated(data)
      }}
    >
      <PayItemFields fields={form.fields} />
      {original && !original.applies_to_all && !applies_to_all && (
        <Checkbox
          label={text.copyPeople}
          checked={copy_people_of !== null}
          onChange={({ currentTarget }) =>
            form.fields.setFieldValue('copy_people_of', currentTarget.checked ? original.id : null)
          }
        />
      )}
    </Form>
  )
}

function EditForm({ item, onClose }: { item: PayItem; onClose: () => void }) {
  const update = useMutate(updatePayItem)
  const params = { item_id: item.id }
  const form = useContractForm(updatePayItem.body, valuesOfItem(item), {
    record: item.id,
    latest: async () => valuesOfItem((await call(showPayItem, { params })).data),
  })
  return (
    <Form
      form={form}
      route={updatePayItem}
      onCancel={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params, body })
        void toastSuccess('updated')
        onClose()
      }}
    >
      <PayItemFields fields={form.fields} />
    </Form>
  )
}
