import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { z } from 'zod'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { AmountField } from '../form/AmountField.tsx'
import { DateField } from '../form/DateField.tsx'
import { KipField } from '../form/KipField.tsx'
import { SuggestField } from '../form/SuggestField.tsx'
import type { ContractForm } from '../form/use-contract-form.ts'
import { useLanguage } from '../i18n/language.ts'
import { ReferenceSelect } from './ReferenceSelect.tsx'

interface Props {
  name: string
  field: Field
  form: ContractForm<z.ZodType>
  /** Dependent fields with their empty values; they are cleared when this field changes. */
  dependents: readonly (readonly [name: string, empty: null | ''])[]
  /** The field gets the focus when the dialog opens. */
  first?: boolean
  /** The field is read-only. */
  isFixed?: boolean
}

/** The input of a field. */
export function FieldInput({ name, field, form, dependents, first, isFixed }: Props) {
  const language = useLanguage()
  const input = form.fields.getInputProps(name)
  const common = {
    label: field.words[language],
    withAsterisk: field.required && field.kind !== 'flag',
    ...(field.hint ? { description: field.hint[language] } : {}),
    ...input,
    ...(first ? { 'data-autofocus': true } : {}),
    ...(isFixed ? { disabled: true } : {}),
  }
  switch (field.kind) {
    case 'flag':
      return (
        <Switch label={field.words[language]} {...form.fields.getInputProps(name, { type: 'checkbox' })} />
      )
    case 'long':
      return <Textarea autosize minRows={2} maxRows={8} {...common} />
    case 'kip':
      return field.currencyField ? (
        <AmountField {...common} currency={form.fields.getValues()[field.currencyField]} />
      ) : (
        <KipField {...common} />
      )
    case 'number':
    case 'decimal':
      return (
        <NumberInput
          hideControls
          allowNegative={false}
          allowDecimal={field.kind === 'decimal'}
          decimalScale={6}
          thousandSeparator=","
          {...common}
        />
      )
    case 'date':
      return <DateField {...common} />
    case 'choice':
      return (
        <Select
          allowDeselect={false}
          data={Object.entries(field.options ?? {}).map(([value, words]) => ({
            value,
            label: words[language],
          }))}
          {...common}
        />
      )
    case 'reference':
      return (
        <ReferenceSelect
          {...common}
          // The list of choices does not cover a dialog that has just opened.
          openOnFocus={!first}
          source={field.source as NonNullable<Field['source']>}
          within={form.fields.getValues()[field.source?.within?.field ?? '']}
          onChange={(value) => {
            input.onChange(value)
            for (const [dependent, empty] of dependents) form.fields.setFieldValue(dependent, empty)
          }}
        />
      )
    default:
      if (!field.suggestions) return <TextInput {...common} />
      return (
        <SuggestField
          {...common}
          suggestions={field.suggestions}
          within={form.fields.getValues()[field.suggestions.within.field]}
        />
      )
  }
}
