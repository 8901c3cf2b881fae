import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { amountText } from '#kit/contract/currency.ts'
import { formatDate } from '#kit/contract/days.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { cancelSalaryAdjustment, type SalaryAdjustment, type TouchedRun } from '../../contract.ts'
import type { RaiseStart } from './RaiseDialog.tsx'
import { useAdjustmentText } from './text.ts'

interface Props {
  adjustment: SalaryAdjustment
  onClose: () => void
  /** The user takes the proposed adjustment back. */
  onCounter: (start: RaiseStart) => void
}

interface Used {
  runs: readonly TouchedRun[]
  counter: Required<RaiseStart> | null
}

/** Cancels an adjustment; if an approved run has used it, an adjustment back is proposed. */
export function CancelAdjustment({ adjustment, onClose, onCounter }: Props) {
  const text = useAdjustmentText()
  const [used, setUsed] = useState<Used>()
  const cancel = useMutate(cancelSalaryAdjustment)
  const form = useContractForm(cancelSalaryAdjustment.body, { reason: '' }, { record: adjustment.id })
  const { emp_number, employee_name, effective_date, base_salary, currency } = adjustment
  return (
    <EditModal opened onClose={onClose} title={text.cancel}>
      <Form
        form={form}
        submitLabel={text.cancel}
        onCancel={onClose}
        onSubmit={async (body) => {
          try {
            await cancel.mutateAsync({ params: { adjustment_id: adjustment.id }, body })
          } catch (error) {
            if (error instanceof ApiError && error.code === 'adjustment_used')
              setUsed(error.details as unknown as Used)
            throw error
          }
          void toastSuccess('updated')
          onClose()
        }}
      >
        <Text size="sm">
          {emp_number} · {employee_name} · {formatDate(effective_date)} · {amountText(base_salary, currency)}
        </Text>
        <TextInput
          label={text.cancelReason}
          withAsterisk
          maxLength={200}
          {...form.fields.getInputProps('reason')}
        />
        {used && (
          <Alert color="yellow">
            <Stack gap="xs" align="flex-start">
              <div>
                {text.used} {used.runs.map(({ title }) => title).join(', ')}
              </div>
              {used.counter && (
                <Button size="xs" onClick={() => used.counter && onCounter(used.counter)}>
                  {text.counter(
                    formatDate(used.counter.effective_date),
                    amountText(used.counter.target_salary, used.counter.currency),
                  )}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
      </Form>
    </EditModal>
  )
}
