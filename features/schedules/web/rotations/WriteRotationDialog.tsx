import { Radio, Stack, Text } from '@mantine/core'
import { addMonths, firstOfMonth, lastOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { type Rotation, writeRotation } from '../../contract/rotations.ts'
import { useRosterText } from '../roster/text.ts'

const REPLACE = ['own', 'drafts', 'published'] as const

/** Writes the drafts of a rotation for some days, by default of the next month. */
export function WriteRotationDialog({ rotation, onClose }: { rotation: Rotation; onClose: () => void }) {
  const roster = useRosterText()
  const text = roster.rotation
  const go = useGo()
  const write = useMutate(writeRotation)
  const month = addMonths(todayInLaos(), 1)
  const form = useContractForm(
    writeRotation.body,
    { from: firstOfMonth(month), to: lastOfMonth(month), replace: 'own' as (typeof REPLACE)[number] },
    { record: rotation.id },
  )
  const input = form.fields.getInputProps
  return (
    <EditModal opened onClose={onClose} title={`${text.write} · ${rotation.name}`}>
      <Form
        form={form}
        submitLabel={text.write}
        onCancel={onClose}
        onSubmit={async (body) => {
          const { data } = await write.mutateAsync({ params: { rotation_id: rotation.id }, body })
          const filled = roster.filled(formatNumber(data.cells, 0), formatNumber(data.kept, 0))
          const left = data.left_out > 0 ? ` · ${text.leftOut(formatNumber(data.left_out, 0))}` : ''
          void toastSuccess(filled + left)
          go('employee.roster.index', {}, { month: monthOf(body.from) })
        }}
      >
        <Stack gap="md">
          <FieldGrid>
            <DateField label={roster.from} withAsterisk {...input('from')} />
            <DateField label={roster.to} withAsterisk {...input('to')} />
          </FieldGrid>
          <Radio.Group label={text.replace} {...input('replace')}>
            <Stack gap="xs" mt="xs">
              {REPLACE.map((value) => (
                <Radio key={value} value={value} label={text.replaces[value]} />
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            {text.writeHint}
          </Text>
        </Stack>
      </Form>
    </EditModal>
  )
}
