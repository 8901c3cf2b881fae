import { Checkbox, Text, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useScheduleText } from '../text.ts'

/** The values of a break in a form. */
export interface BreakValues {
  name: string
  from_time: string | null
  to_time: string | null
  is_paid: boolean
}

/** Name and times of a break, and whether it is paid. */
export function BreakFields({ fields }: { fields: SharedFields<BreakValues> }) {
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
