import { Checkbox, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useScheduleText } from '../text.ts'

/** Name and times of a break, and whether it is paid. */
// biome-ignore lint/suspicious/noExplicitAny: forms with other fields beside these
export function BreakFields({ fields }: { fields: UseFormReturnType<any> }) {
  const text = useScheduleText()
  return (
    <>
      <TextInput label={text.name} withAsterisk maxLength={50} {...fields.getInputProps('name')} />
      <FieldGrid>
        <TimeField label={text.breakFrom} withAsterisk {...fields.getInputProps('from_time')} />
        <TimeField label={text.breakTo} withAsterisk {...fields.getInputProps('to_time')} />
      </FieldGrid>
      <Checkbox label={text.paidBreak} {...fields.getInputProps('is_paid', { type: 'checkbox' })} />
      <Text size="sm" c="dimmed">
        {text.breaksNotDeducted}
      </Text>
    </>
  )
}
