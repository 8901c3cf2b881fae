import { NumberInput, Select, Textarea } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import type { ContractForm } from '#kit/web/form/use-contract-form.ts'
import type { OwnApproval, OwnApprovalInput, TemplateField } from '../contract.ts'
import { type ApprovalValues, type Choices, chosenTemplate, fieldsOf } from './approval-values.ts'
import { useApprovalText } from './text.ts'

interface Props {
  form: ContractForm<typeof OwnApprovalInput, ApprovalValues>
  templates: Choices['templates']
  stored: OwnApproval | undefined
}

/** Chooses a template of the company; nothing if it has none. */
export function TemplateChoice({ form: { fields }, templates, stored }: Props) {
  const text = useApprovalText()
  const chosen = fields.values.approval_template_id
  const find = (id: number | null) => templates.find((one) => one.id === id)
  const kept = stored && stored.approval_template_id !== null && !find(stored.approval_template_id)
  const data = templates.map(({ id, title }) => ({ value: String(id), label: title }))
  if (kept && chosen === stored.approval_template_id)
    data.push({ value: String(stored.approval_template_id), label: stored.template_title })
  if (data.length === 0) return null
  return (
    <Select
      label={text.template}
      description={text.templateHint}
      placeholder={text.noTemplate}
      clearable
      searchable
      data={data}
      data-path="approval_template_id"
      error={fields.errors.approval_template_id}
      value={chosen === null ? null : String(chosen)}
      onChange={(id) =>
        fields.setValues(chosenTemplate(fields.values, find(id === null ? null : Number(id)), find(chosen)))
      }
    />
  )
}

/** The fields of the chosen template. */
export function TemplateFields({ form: { fields }, templates, stored }: Props) {
  const { approval_template_id: id, answers } = fields.values
  const known = fieldsOf(id, templates, stored)
  return answers.map(({ no }, at) => {
    const field = known.find((one) => one.no === no)
    return field && <FieldInput key={no} field={field} {...fields.getInputProps(`answers.${at}.value`)} />
  })
}

interface FieldProps {
  field: TemplateField
  value?: string
  error?: React.ReactNode
  onChange?: (value: string) => void
}

function FieldInput({ field, value = '', onChange, ...rest }: FieldProps) {
  const { label, type, is_required, choices } = field
  const shown = { ...rest, label, withAsterisk: is_required }
  if (type === 'date')
    return <DateField {...shown} value={value || null} onChange={(day) => onChange?.(day ?? '')} />
  if (type === 'choice')
    return (
      <Select
        {...shown}
        clearable={!is_required}
        data={choices}
        value={value || null}
        onChange={(one) => onChange?.(one ?? '')}
      />
    )
  if (type === 'number')
    return (
      <NumberInput
        {...shown}
        hideControls
        thousandSeparator=","
        decimalScale={4}
        inputMode="decimal"
        value={value}
        onChange={(next) => onChange?.(String(next))}
      />
    )
  return (
    <Textarea
      {...shown}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={1000}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  )
}
