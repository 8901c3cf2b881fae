import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { SchedulePurpose } from '../../contract.ts'
import { useScheduleText } from '../text.ts'

interface ScheduleValues {
  name: string
  purpose: SchedulePurpose
  start_date: string | null
  end_date: string | null
}

/** Name, purpose and validity of a schedule. */
export function ScheduleFields({ fields }: { fields: SharedFields<ScheduleValues> }) {
  const text = useScheduleText()
  const purpose = fields.values.purpose
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
