import { Text } from '@mantine/core'
import { laterDay, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { endPayItem, type PayItem } from '../contract.ts'
import { usePayItemText } from './text.ts'

/** Asks for the last month of an item. */
export function EndPayItem({ item, onClose }: { item: PayItem; onClose: () => void }) {
  const text = usePayItemText()
  const end = useMutate(endPayItem)
  const last_month: string | null = item.last_month ?? laterDay(item.first_month, monthOf(todayInLaos()))
  const form = useContractForm(endPayItem.body, { version: item.version, last_month }, { record: item.id })
  return (
    <EditModal opened onClose={onClose} title={text.endTitle(item.name)}>
      <Form
        form={form}
        submitLabel={text.end}
        onCancel={onClose}
        onSubmit={async (body) => {
          await end.mutateAsync({ params: { item_id: item.id }, body })
          void toastSuccess('updated')
          onClose()
        }}
      >
        <Text size="sm">{text.endText}</Text>
        <MonthField label={text.lastMonth} withAsterisk {...form.fields.getInputProps('last_month')} />
      </Form>
    </EditModal>
  )
}
