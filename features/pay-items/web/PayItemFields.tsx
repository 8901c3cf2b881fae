import { Checkbox, NumberInput, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { listDeductionTypes } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { useRoute } from '#kit/web/query.ts'
import type { PayItemValues } from './pay-item-values.ts'
import { usePayItemText } from './text.ts'

interface Props {
  fields: SharedFields<PayItemValues>
}

const choicesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

/** The questions about an item, in plain words. */
export function PayItemFields({ fields }: Props) {
  const text = usePayItemText()
  const input = fields.getInputProps
  const { kind } = fields.values
  return (
    <Stack gap="md">
      <SegmentedControl aria-label={text.kind} fullWidth data={choicesOf(text.kinds)} {...input('kind')} />
      <FieldGrid columns={kind === 'deduction' ? 2 : 1}>
        <TextInput label={text.name} withAsterisk maxLength={100} data-autofocus {...input('name')} />
        {kind === 'deduction' && <DeductionType fields={fields} />}
      </FieldGrid>
      <Amount fields={fields} />
      <Often fields={fields} />
      <Marks fields={fields} />
      <ForWhom fields={fields} />
    </Stack>
  )
}

/** An entry of the company's list; its name becomes the name of the item. */
function DeductionType({ fields }: Props) {
  const text = usePayItemText()
  const types = useRoute(listDeductionTypes).data?.data ?? []
  const { deduction_type_id, name } = fields.values
  return (
    <Select
      label={text.deductionType}
      clearable
      searchable
      placeholder={text.deductionTypeHint}
      data={types.map((type) => ({ value: String(type.id), label: type.name }))}
      {...fields.getInputProps('deduction_type_id')}
      value={deduction_type_id === null ? null : String(deduction_type_id)}
      onChange={(id) => {
        fields.setFieldValue('deduction_type_id', id === null ? null : Number(id))
        const type = types.find((one) => String(one.id) === id)
        if (type && name === '') fields.setFieldValue('name', type.name)
      }}
    />
  )
}

function Amount({ fields }: Props) {
  const text = usePayItemText()
  const { value_kind, frequency } = fields.values
  const input = fields.getInputProps
  const isTotal = frequency === 'instalments'
  return (
    <FieldGrid columns={2}>
      <Select
        label={text.valueKind}
        allowDeselect={false}
        data={choicesOf(text.valueKinds)}
        {...input('value_kind')}
      />
      {value_kind === 'money' ? (
        <KipField
          label={isTotal ? text.total : text.amountOf.money}
          description={text.amountHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          {...input('amount')}
        />
      ) : (
        <NumberInput
          label={text.amountOf.percent}
          description={text.amountHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          suffix=" %"
          min={0}
          decimalScale={2}
          {...input('amount')}
        />
      )}
    </FieldGrid>
  )
}

function Often({ fields }: Props) {
  const text = usePayItemText()
  const { frequency, applies_to_all, first_month } = fields.values
  const input = fields.getInputProps
  return (
    <>
      <Select
        label={text.frequency}
        description={text.frequencyHint[frequency]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={choicesOf(text.frequencies)}
        {...input('frequency')}
        onChange={(next) => {
          fields.setFieldValue('frequency', next as PayItemValues['frequency'])
          if (next === 'instalments') fields.setFieldValue('applies_to_all', false)
          if (next === 'once' && applies_to_all) fields.setFieldValue('last_month', first_month)
        }}
      />
      {frequency === 'once' && (
        <Checkbox
          label={text.byMonths}
          description={text.byMonthsHint}
          {...input('by_months', { type: 'checkbox' })}
        />
      )}
      <FieldGrid columns={frequency === 'instalments' ? 3 : 2}>
        {frequency === 'instalments' && (
          <NumberInput
            label={text.instalments}
            withAsterisk
            min={1}
            max={120}
            allowDecimal={false}
            {...input('instalments')}
          />
        )}
        <MonthField label={text.firstMonth} withAsterisk {...input('first_month')} />
        <MonthField
          label={text.lastMonth}
          clearable
          placeholder={text.lastMonthHint}
          {...input('last_month')}
        />
      </FieldGrid>
    </>
  )
}

/** What an item does to social security and tax. */
function Marks({ fields }: Props) {
  const text = usePayItemText()
  const { kind, frequency } = fields.values
  const mark = (
    name: 'is_taxable' | 'in_sso_base' | 'is_before_calculation' | 'employer_pays',
    label: string,
  ) => <Checkbox key={name} label={label} {...fields.getInputProps(name, { type: 'checkbox' })} />
  if (kind === 'income')
    return (
      <FieldGrid columns={2}>
        {mark('is_taxable', text.taxable)}
        {mark('in_sso_base', text.inSsoBase)}
      </FieldGrid>
    )
  if (frequency === 'instalments') return null
  return (
    <Stack gap="xs">
      {mark('is_before_calculation', text.beforeCalculation)}
      {mark('employer_pays', text.employerPays)}
    </Stack>
  )
}

function ForWhom({ fields }: Props) {
  const text = usePayItemText()
  const { applies_to_all, condition, frequency } = fields.values
  const isChosen = frequency === 'instalments' || !applies_to_all
  const kinds = choicesOf(text.conditions)
  // A field within the condition.
  const valueInput = fields.getInputProps('condition.value' as 'condition')
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4}>
          {text.forWhom}
        </Text>
        <SegmentedControl
          aria-label={text.forWhom}
          fullWidth
          disabled={frequency === 'instalments'}
          data={[
            { value: 'chosen', label: text.forWhomOf.chosen },
            { value: 'all', label: text.forWhomOf.all },
          ]}
          value={isChosen ? 'chosen' : 'all'}
          onChange={(next) => fields.setFieldValue('applies_to_all', next === 'all')}
        />
        {isChosen && (
          <Text size="sm" c="dimmed" mt={4}>
            {text.chosenHint}
          </Text>
        )}
      </div>
      <FieldGrid columns={2}>
        <Select
          label={text.conditionLabel}
          allowDeselect={false}
          data={kinds}
          value={condition?.kind ?? 'none'}
          onChange={(next) => {
            const kind = next as NonNullable<PayItemValues['condition']>['kind'] | 'none'
            fields.setFieldValue(
              'condition',
              kind === 'none' ? null : { kind, value: condition?.value ?? '' },
            )
          }}
        />
        {condition?.kind === 'years_at_least' && (
          <NumberInput label={text.conditionValue} min={0} allowDecimal={false} {...valueInput} />
        )}
        {condition && condition.kind !== 'years_at_least' && (
          <KipField label={text.conditionValue} {...valueInput} />
        )}
      </FieldGrid>
    </>
  )
}
