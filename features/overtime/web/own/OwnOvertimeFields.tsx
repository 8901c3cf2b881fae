import { Button, Group, SimpleGrid, Text, Textarea } from '@mantine/core'
import { showMyRoster } from '#features/schedules/contract/my-roster.ts'
import { isDay } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { clockAfter } from '../../domain/clock-after.ts'
import type { OvertimeValues } from '../OvertimeFields.tsx'
import { useOwnOvertimeText } from './text.ts'

/** Hours of the buttons that fill in the end; the law allows three a day. */
const LENGTHS = [1, 2, 3]

/** Day, times and remark of own overtime, with the shift of the day. */
export function OwnOvertimeFields({ fields }: { fields: SharedFields<OvertimeValues> }) {
  const text = useOwnOvertimeText()
  const input = fields.getInputProps
  const { work_date, from_time } = fields.values
  const shift = useShift(work_date)
  const begin = ClockTime.safeParse(from_time).success ? from_time : shift?.check_out
  return (
    <>
      <DateField
        label={text.day}
        withAsterisk
        {...(shift !== undefined && {
          description: shift ? text.shift(shift.check_in, shift.check_out) : text.noShift,
          inputWrapperOrder: ['label', 'input', 'description', 'error'],
        })}
        {...input('work_date')}
      />
      <SimpleGrid cols={2} spacing="md">
        <TimeField label={text.fromTime} withAsterisk {...input('from_time')} />
        <TimeField label={text.toTime} withAsterisk {...input('to_time')} />
      </SimpleGrid>
      {begin && (
        <Group gap="xs" role="group" aria-label={text.lengths}>
          {LENGTHS.map((hours) => (
            <Button
              key={hours}
              variant="default"
              size="xs"
              onClick={() => {
                fields.setFieldValue('from_time', begin)
                fields.setFieldValue('to_time', clockAfter(begin, hours * 60))
              }}
            >
              {text.length(formatNumber(hours, 0))}
            </Button>
          ))}
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {text.paidByScans}
      </Text>
      <Textarea label={text.remark} autosize minRows={2} maxLength={1000} {...input('remark')} />
    </>
  )
}

/** The employee's shift on a day: null without one, undefined until it is known. */
function useShift(day: string | null) {
  const isKnown = isDay(day)
  const query = { from: day ?? '', to: day ?? '' }
  const roster = useRoute(showMyRoster, { query }, { enabled: isKnown })
  return isKnown ? roster.data?.data[0]?.shift : undefined
}
