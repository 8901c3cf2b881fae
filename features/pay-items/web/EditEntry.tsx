import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatMonth } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { type PayItem, type PayItemEntry, updatePayItemEntry } from '../contract.ts'
import { EntryFields, type EntryValues } from './EntryFields.tsx'
import { usePayItemText } from './text.ts'

interface Props {
  item: PayItem
  entry: PayItemEntry
  /** The month whose instalment can be changed, 'YYYY-MM'. */
  month?: string | undefined
  onClose: () => void
  onSaved?: (() => void) | undefined
}

/** One person's amount and months, and what one month takes of a total in instalments. */
export function EditEntry({ item, entry, month, onClose, onSaved }: Props) {
  const text = usePayItemText()
  const update = useMutate(updatePayItemEntry)
  const { amount, instalments, first_month, last_month, note, version } = entry
  const hasMonth = month !== undefined && item.frequency === 'instalments'
  const values: EntryValues & { version: number; month_amount?: { month: string; amount: number | null } } = {
    ...{ amount, instalments, first_month, last_month, note, version },
    ...(hasMonth && { month_amount: { month, amount: amountOfMonth(entry, month) } }),
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
          onSaved?.()
        }}
      >
        {hasMonth && (
          <KipField
            label={text.monthAmount(formatMonth(`${month}-01`))}
            description={text.monthAmountHint}
            placeholder={text.usualInstalment}
            {...form.fields.getInputProps('month_amount.amount' as 'month_amount')}
          />
        )}
        <EntryFields item={item} fields={form.fields} />
      </Form>
    </EditModal>
  )
}

const amountOfMonth = ({ month_amounts }: PayItemEntry, month: string) =>
  month_amounts.find((one) => one.month === month)?.amount ?? null
