import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { SchedulePurpose } from '../../contract.ts'
import { useScheduleText } from '../text.ts'

/** Name, purpose and validity of a schedule. */
// biome-ignore lint/suspicious/noExplicitAny: forms with other fields beside these
export function ScheduleFields({ fields }: { fields: UseFormReturnType<any> }) {
  const text = useScheduleText()
  const purpose = fields.values.purpose as SchedulePurpose
  return (
    <Stack gap="md">
      <TextInput label={text.name} withAsterisk maxLength={100} autoFocus {...fields.getInputProps('name')} />
      <div>
        <SegmentedControl
          aria-label={text.purpose}
          data={SchedulePurpose.options.map((value) => ({ value, label: text.purposes[value] }))}
          {...fields.getInputProps('purpose')}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {text.purposeHint[purpose]}
        </Text>
      </div>
      <FieldGrid>
        <DateField
          label={text.startDate}
          description={text.validityHint}
          {...fields.getInputProps('start_date')}
        />
        <DateField
          label={text.endDate}
          description={text.validityHint}
          {...fields.getInputProps('end_date')}
        />
      </FieldGrid>
    </Stack>
  )
}
