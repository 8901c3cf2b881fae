import { NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { addLeaveEntry } from '../../contract.ts'
import type { Adjusted } from './AdjustLeave.tsx'
import { useEntitlementText } from './text.ts'

/** Unused days of employees that the next payroll run pays. */
export function EncashLeave({ paid, onClose }: { paid: Adjusted; onClose: () => void }) {
  const text = useEntitlementText()
  const add = useMutate(addLeaveEntry)
  const { title, employee_ids, leave_type_id, left, clear } = paid
  const [input] = useState(() =>
    z.object({ days: z.number().positive().max(366), from_day: IsoDate, note: requiredLineText(500) }),
  )
  const values: { days: number | ''; from_day: string; note: string } = {
    ...{ days: left && left > 0 ? left : '', from_day: todayInLaos(), note: '' },
  }
  const form = useContractForm(input, values, { record: `cash ${leave_type_id} ${employee_ids}` })
  const props = form.fields.getInputProps
  return (
    <EditModal opened onClose={onClose} title={title}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async ({ days, ...entered }) => {
          const entry = { employee_ids, leave_type_id, kind: 'encash', days: -days } as const
          await add.mutateAsync({ body: { ...entry, ...entered } })
          void toastSuccess('saved')
          clear?.()
          onClose()
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text.encashText}
          </Text>
          <FieldGrid>
            <NumberInput
              label={text.encashDays}
              description={text.encashHint}
              withAsterisk
              min={0}
              step={0.5}
              decimalScale={4}
              {...props('days')}
            />
            <DateField
              label={text.encashDay}
              description={text.encashDayHint}
              withAsterisk
              {...props('from_day')}
            />
          </FieldGrid>
          <TextInput label={text.note} withAsterisk {...props('note')} />
        </Stack>
      </Form>
    </EditModal>
  )
}
