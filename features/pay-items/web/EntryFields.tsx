import { NumberInput, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { formatNumber } from '#kit/web/format.ts'
import type { PayItem } from '../contract.ts'
import { usePayItemText } from './text.ts'

export interface EntryValues {
  amount: number | '' | null
  instalments: number | '' | null
  first_month: string | null
  last_month: string | null
  note: string
}

/** A person's amount and months; what is empty is as the item has it. */
export function EntryFields({ item, fields }: { item: PayItem; fields: SharedFields<EntryValues> }) {
  const text = usePayItemText()
  const input = fields.getInputProps
  const isTotal = item.frequency === 'instalments'
  return (
    <>
      <FieldGrid columns={2}>
        {item.value_kind === 'money' ? (
          <KipField
            label={isTotal ? text.total : text.amount}
            placeholder={formatNumber(item.amount, 0)}
            {...input('amount')}
          />
        ) : (
          <NumberInput
            label={text.amount}
            suffix=" %"
            min={0}
            decimalScale={2}
            placeholder={`${formatNumber(item.amount, 2)} %`}
            {...input('amount')}
          />
        )}
        {isTotal && (
          <NumberInput
            label={text.instalments}
            min={1}
            max={120}
            allowDecimal={false}
            placeholder={String(item.instalments ?? '')}
            {...input('instalments')}
          />
        )}
      </FieldGrid>
      <FieldGrid columns={2}>
        <MonthField label={text.firstMonth} clearable placeholder={text.asItem} {...input('first_month')} />
        <MonthField label={text.lastMonth} clearable placeholder={text.asItem} {...input('last_month')} />
      </FieldGrid>
      <TextInput label={text.note} maxLength={200} {...input('note')} />
    </>
  )
}
