import { SegmentedControl, SimpleGrid } from '@mantine/core'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { LeavePart, type LeaveSmallest } from '../contract.ts'
import type { LeaveValues } from './leave-values.ts'
import { useLeaveText } from './text.ts'

/** The parts of a day that can be asked for of a leave type; all but hours while none is chosen. */
export function partsOf(kind: { smallest: LeaveSmallest; is_paid: boolean } | undefined): LeavePart[] {
  return LeavePart.options.filter((part) => {
    if (part === 'hours') return kind?.smallest === 'hour' && kind.is_paid
    return part === 'full' || kind?.smallest !== 'day'
  })
}

/** Sets the part of the day; halves and hours cover only one day. */
function setPart(fields: SharedFields<LeaveValues>, part: LeavePart): void {
  const { start_date } = fields.getValues()
  fields.setFieldValue('part', part)
  if (part !== 'full') fields.setFieldValue('end_date', start_date)
  if (part !== 'hours') {
    fields.setFieldValue('from_time', null)
    fields.setFieldValue('to_time', null)
  }
}

/** Follows another leave type: a part that it does not have becomes the whole day. */
export function followKind(fields: SharedFields<LeaveValues>, kind: Parameters<typeof partsOf>[0]): void {
  if (!partsOf(kind).includes(fields.getValues().part)) setPart(fields, 'full')
}

interface Props {
  fields: SharedFields<LeaveValues>
  parts: readonly LeavePart[]
}

/** The part of the day. */
export function PartChoice({ fields, parts }: Props) {
  const text = useLeaveText()
  const { part } = fields.values
  const shown = parts.includes(part) ? parts : [...parts, part]
  if (shown.length === 1) return null
  return (
    <SegmentedControl
      fullWidth
      aria-label={text.part}
      data={shown.map((value) => ({ value, label: text.parts[value] }))}
      value={part}
      onChange={(next) => setPart(fields, next as LeavePart)}
    />
  )
}

/** From when to when leave by the hour lasts. */
export function HoursFields({ fields }: Pick<Props, 'fields'>) {
  const text = useLeaveText()
  if (fields.values.part !== 'hours') return null
  return (
    <SimpleGrid cols={2} spacing="sm">
      <TimeField label={text.fromTime} withAsterisk {...fields.getInputProps('from_time')} />
      <TimeField label={text.toTime} withAsterisk {...fields.getInputProps('to_time')} />
    </SimpleGrid>
  )
}
