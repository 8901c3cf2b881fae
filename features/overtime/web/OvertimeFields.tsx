import { Text, Textarea } from '@mantine/core'
import { ClockTime } from '#kit/contract/scalars.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { formatMinutes } from '#kit/web/format.ts'
import { spanMinutes } from '../domain/overtime-span.ts'
import { useOvertimeText } from './text.ts'

/** The values of overtime in a form. */
export interface OvertimeValues {
  work_date: string | null
  from_time: string | null
  to_time: string | null
  remark: string
}

interface Props {
  /** A form with the values of overtime. */
  fields: SharedFields<OvertimeValues>
}

const isTime = (time: string | null): time is string => ClockTime.safeParse(time).success

/** Day, times and remark of overtime; for entering and editing it. */
export function OvertimeFields({ fields }: Props) {
  const text = useOvertimeText()
  const input = fields.getInputProps
  const { from_time, to_time } = fields.values
  const minutes = isTime(from_time) && isTime(to_time) ? spanMinutes(from_time, to_time) : undefined
  return (
    <>
      <FieldGrid columns={3}>
        <DateField label={text.day} withAsterisk {...input('work_date')} />
        <TimeField label={text.fromTime} withAsterisk {...input('from_time')} />
        <TimeField label={text.toTime} withAsterisk {...input('to_time')} />
      </FieldGrid>
      {minutes !== undefined && (
        <Text c="dimmed" aria-live="polite">
          {text.duration}: <b className="figures">{formatMinutes(minutes)}</b>
          {(to_time ?? '') <= (from_time ?? '') && ` · ${text.nextDayHint}`}
        </Text>
      )}
      <Textarea label={text.remark} autosize minRows={2} maxLength={1000} {...input('remark')} />
    </>
  )
}
