import { NumberInput, Select, TextInput } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import type { NamedField } from '../../domain/fields/fields.ts'
import { useFieldText } from '../field-text.ts'
import type { SectionProps } from './form-props.ts'
import { IdSelect } from './IdSelect.tsx'
import { useEntries } from './use-entries.ts'
import { useGuardRights } from './use-guard-rights.ts'

interface Props extends SectionProps {
  field: NamedField
  /** The field gets the focus when the form opens. */
  autoFocus?: boolean
}

/** The props that all inputs of a field share: label, asterisk, hint, value and error. */
export function useShared({ field, form, employee, autoFocus }: Props) {
  const text = useFieldText()
  const rights = useGuardRights()
  const { name, hintFor, guard } = field
  const isHinted = !hintFor || (hintFor === 'new') === !employee
  return {
    label: text.label(name),
    withAsterisk: field.required === true,
    ...(guard && rights[guard] !== 'edit' && { disabled: true }),
    ...(autoFocus && { autoFocus }),
    ...(isHinted &&
      field.hint && {
        description: text.hint(name),
        inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
      }),
    ...form.fields.getInputProps(name),
  }
}

/** The input of a field of the table, by its kind. */
export function FieldInput(props: Props) {
  const { field } = props
  const shared = useShared(props)
  switch (field.kind) {
    case 'day':
      return <DateField {...(field.isPast && { max: todayInLaos() })} {...shared} />
    case 'kip':
      return <KipField {...shared} />
    case 'count':
      return (
        <NumberInput
          hideControls
          allowDecimal={false}
          allowNegative={(field.min ?? 0) < 0}
          clampBehavior="none"
          {...shared}
        />
      )
    case 'choice':
      return <ChoiceInput field={field} {...shared} />
    case 'reference':
      return <ReferenceInput field={field} {...shared} />
    default:
      return (
        <TextInput
          maxLength={field.max}
          {...(field.input === 'email' && { type: 'email' })}
          {...(field.input === 'numeric' && { inputMode: 'numeric' })}
          {...shared}
        />
      )
  }
}

/** An open choice cannot be emptied, and offers an imported value besides its own values. */
function ChoiceInput({ field, value, ...shared }: { field: NamedField; value?: string | null }) {
  const text = useFieldText()
  const offered = text.options(field.name)
  const isOther = field.isOpen && value && !offered.some((option) => option.value === value)
  const data = isOther ? [...offered, { value, label: value }] : offered
  return (
    <Select
      {...(field.isOpen ? { allowDeselect: false } : { clearable: true })}
      data={data}
      {...shared}
      value={value ?? null}
    />
  )
}

function ReferenceInput({ field, ...shared }: { field: NamedField }) {
  const entries = useEntries()
  return <IdSelect choices={field.table && entries[field.table]} {...shared} />
}
