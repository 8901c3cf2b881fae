import { NumberInput, Select, Switch, Textarea } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { EndReason, SettlementInput } from '../../contract.ts'
import { LeaverFacts } from './LeaverFacts.tsx'
import { SettlementItems } from './SettlementItems.tsx'
import type { SettlementValues } from './settlement-values.ts'
import { useSettlementText } from './text.ts'

interface Props {
  leaver: Parameters<typeof LeaverFacts>[0]['leaver']
  lastDay: string
  initial: SettlementValues
  record?: number
  submitLabel?: string
  onCancel: () => void
  onSubmit: (body: SettlementInput) => Promise<void>
}

const NOBODY = 'nobody'
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** Why somebody leaves, the notice, the leave that is paid, and further lines; what is proposed stands above. */
export function SettlementForm({ leaver, lastDay, initial, record, submitLabel, onCancel, onSubmit }: Props) {
  const text = useSettlementText()
  const { form: words } = text
  const form = useContractForm(
    SettlementInput,
    { ...initial, leave_days: initial.leave_days ?? '' },
    { record },
  )
  const { fields } = form
  const input = fields.getInputProps
  const left = leaver.leave === null ? undefined : String(leaver.leave.earned - leaver.leave.used)
  return (
    <Form
      form={form}
      onCancel={onCancel}
      onSubmit={onSubmit}
      {...(submitLabel === undefined ? {} : { submitLabel })}
    >
      <LeaverFacts leaver={leaver} lastDay={lastDay} />
      <Select
        label={words.reason}
        description={words.reasonHint}
        inputWrapperOrder={HINT_BELOW}
        allowDeselect={false}
        data={EndReason.options.map((value) => ({ value, label: text.reasons[value] }))}
        {...input('reason')}
      />
      <FieldGrid columns={2}>
        <DateField
          label={words.noticeOn}
          description={words.noticeHint}
          inputWrapperOrder={HINT_BELOW}
          {...input('notice_on')}
        />
        <Select
          label={words.payer}
          allowDeselect={false}
          data={Object.entries(words.payers).map(([value, label]) => ({ value, label }))}
          value={fields.values.notice_payer ?? NOBODY}
          onChange={(value) =>
            fields.setFieldValue('notice_payer', value === NOBODY ? null : (value as 'company' | 'employee'))
          }
        />
      </FieldGrid>
      <Switch label={words.skilled} {...input('is_skilled', { type: 'checkbox' })} />
      <NumberInput
        label={words.leaveDays}
        description={words.leaveHint}
        inputWrapperOrder={HINT_BELOW}
        {...(left === undefined ? {} : { placeholder: left })}
        step={0.5}
        decimalScale={1}
        {...input('leave_days')}
      />
      <SettlementItems fields={fields} />
      <FieldGrid columns={2}>
        <DateField label={words.from} withAsterisk {...input('from_date')} />
        <DateField label={words.to} withAsterisk {...input('to_date')} />
      </FieldGrid>
      <Textarea label={words.note} autosize minRows={1} maxLength={1000} {...input('note')} />
    </Form>
  )
}
