import { NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addLeaveEntry, type LeaveEntryInput } from '../../contract.ts'
import { useEntitlementText } from './text.ts'

/** Whose leave of which type is adjusted. */
export interface Adjusted {
  /** The name of the employee, or how many. */
  title: string
  employee_ids: number[]
  leave_type_id: number
  /** Days that one employee has left. */
  left?: number | null
  clear?: () => void
}

const KINDS = ['adjust', 'opening'] as const

/** Days of leave that HR gives to employees, or takes away, with a reason. */
export function AdjustLeave({ adjusted, onClose }: { adjusted: Adjusted; onClose: () => void }) {
  const text = useEntitlementText()
  const add = useMutate(addLeaveEntry)
  const { title, employee_ids, leave_type_id, clear } = adjusted
  const values: Omit<LeaveEntryInput, 'days'> & { days: number | '' } = {
    ...{ employee_ids, leave_type_id, kind: 'adjust', days: '' },
    ...{ from_day: todayInLaos(), expires_on: null, note: '' },
  }
  const form = useContractForm(addLeaveEntry.body, values, { record: `${leave_type_id} ${employee_ids}` })
  const input = form.fields.getInputProps
  const { kind, days } = form.fields.values
  return (
    <EditModal opened onClose={onClose} title={title}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await add.mutateAsync({ body })
          void toastSuccess('saved')
          clear?.()
          onClose()
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text.adjustText}
          </Text>
          <SegmentedControl
            aria-label={text.entryKind}
            data={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
            value={kind}
            onChange={(next) => form.fields.setFieldValue('kind', next as (typeof KINDS)[number])}
          />
          <FieldGrid>
            <NumberInput
              label={text.days}
              description={text.daysHint}
              withAsterisk
              step={0.5}
              decimalScale={1}
              {...input('days')}
            />
            <DateField label={text.fromDay} withAsterisk {...input('from_day')} />
            {typeof days === 'number' && days > 0 && (
              <DateField label={text.expiresOn} description={text.expiresHint} {...input('expires_on')} />
            )}
          </FieldGrid>
          <TextInput label={text.note} withAsterisk {...input('note')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
