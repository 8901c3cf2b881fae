import { Text, TextInput } from '@mantine/core'
import { listEmployees } from '#features/employees/contract.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { OPENING_AMOUNTS, type OpeningBalance, saveOpeningBalances } from '../contract.ts'
import { useOpeningBalancesText } from './text.ts'

type Amounts = Record<(typeof OPENING_AMOUNTS)[number], number | ''>

/** What the form begins with: a stored balance, or nothing. */
function valuesOf(balance: OpeningBalance | undefined) {
  const amounts = OPENING_AMOUNTS.map((name) => [name, balance?.[name] ?? ''])
  return {
    employee_id: (balance?.employee_id ?? null) as number | null,
    until: (balance?.until ?? null) as string | null,
    ...(Object.fromEntries(amounts) as Amounts),
    note: balance?.note ?? '',
    version: balance?.version ?? null,
  }
}

/** Adds the opening balance of an employee, or corrects a stored one. */
export function OpeningForm({ balance, onClose }: { balance?: OpeningBalance; onClose: () => void }) {
  const text = useOpeningBalancesText()
  const save = useMutate(saveOpeningBalances)
  const form = useContractForm(
    saveOpeningBalances.body,
    { rows: [valuesOf(balance)] },
    balance ? { record: balance.id } : {},
  )
  const input = (name: string) => form.fields.getInputProps(`rows.0.${name}`)
  return (
    <EditModal opened onClose={onClose} title={balance ? text.edit : text.add}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await save.mutateAsync({ body })
          void toastSuccess('saved')
          onClose()
        }}
      >
        {balance ? (
          <Text fw={600}>{`${balance.emp_number} · ${balance.employee_name}`}</Text>
        ) : (
          <SelectFromList
            route={listEmployees}
            labelOf={({ emp_number, name, surname }) => `${emp_number} · ${name} ${surname}`.trim()}
            label={text.employee}
            withAsterisk
            {...input('employee_id')}
          />
        )}
        <MonthField label={text.until} description={text.untilHint} withAsterisk {...input('until')} />
        <FieldGrid columns={2}>
          {OPENING_AMOUNTS.map((name) => (
            <KipField key={name} label={text[name]} withAsterisk {...input(name)} />
          ))}
        </FieldGrid>
        <TextInput label={text.note} maxLength={200} {...input('note')} />
      </Form>
    </EditModal>
  )
}
