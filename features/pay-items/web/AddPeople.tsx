import { useState } from 'react'
import { listEmployees } from '#features/employees/contract.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addPayItemEntries, NewEntry, type PayItem } from '../contract.ts'
import { EntryFields, type EntryValues } from './EntryFields.tsx'
import { usePayItemText } from './text.ts'

const EMPTY: EntryValues = { amount: null, instalments: null, first_month: null, last_month: null, note: '' }

/** Gives an item to several people with the same amount; each can be changed afterwards. */
export function AddPeople({ item, onClose }: { item: PayItem; onClose: () => void }) {
  const text = usePayItemText()
  const add = useMutate(addPayItemEntries)
  const [people, setPeople] = useState<number[]>([])
  // The people are chosen beside the fields of one entry.
  const form = useContractForm(NewEntry, { employee_id: 0 as number, ...EMPTY }, { record: item.id })
  const choose = (ids: number[]) => {
    setPeople(ids)
    form.fields.setFieldValue('employee_id', ids[0] ?? 0)
  }
  return (
    <EditModal opened onClose={onClose} title={text.addPeople}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async ({ employee_id, ...entry }) => {
          const entries = people.map((id) => ({ ...entry, employee_id: id }))
          const { data } = await add.mutateAsync({ params: { item_id: item.id }, body: { entries } })
          void toastSuccess(text.added(String(data.added)))
          onClose()
        }}
      >
        <SelectManyFromList
          route={listEmployees}
          labelOf={({ emp_number, name, surname }) => `${emp_number} · ${name} ${surname}`.trim()}
          label={text.people}
          withAsterisk
          {...form.fields.getInputProps('employee_id')}
          value={people}
          onChange={choose}
        />
        <EntryFields item={item} fields={form.fields} />
      </Form>
    </EditModal>
  )
}
