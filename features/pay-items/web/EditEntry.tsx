import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type PayItem, type PayItemEntry, updatePayItemEntry } from '../contract.ts'
import { EntryFields, type EntryValues } from './EntryFields.tsx'

interface Props {
  item: PayItem
  entry: PayItemEntry
  onClose: () => void
}

/** One person's amount and months. */
export function EditEntry({ item, entry, onClose }: Props) {
  const update = useMutate(updatePayItemEntry)
  const { amount, instalments, first_month, last_month, note, version } = entry
  const values: EntryValues & { version: number } = {
    ...{ amount, instalments, first_month, last_month, note, version },
  }
  const form = useContractForm(updatePayItemEntry.body, values, { record: entry.id })
  return (
    <EditModal opened onClose={onClose} title={`${entry.emp_number} · ${entry.employee_name}`}>
      <Form
        form={form}
        route={updatePayItemEntry}
        onCancel={onClose}
        onSubmit={async (body) => {
          const params = { item_id: item.id, entry_id: entry.id }
          await update.mutateAsync({ params, body })
          void toastSuccess('updated')
          onClose()
        }}
      >
        <EntryFields item={item} fields={form.fields} />
      </Form>
    </EditModal>
  )
}
