import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { clockAfter } from '#features/overtime/domain/clock-after.ts'
import { showMyRoster } from '#features/schedules/contract/my-roster.ts'
import { isDay } from '#kit/contract/days.ts'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { UseFields, type UseFormValues } from '../UseFields.tsx'
import { useOwnUseText } from './text.ts'

/** Hours of the buttons that fill in the end of the shift. */
const LENGTHS = [1, 2, 4]
const MINUTES_OF_DAY = 1440

interface Props {
  fields: SharedFields<UseFormValues>
  /** What it takes, below the times. */
  preview: ReactNode
}

/** Day, times and remark of own use, with the shift of the day. */
export function OwnUseFields({ fields, preview }: Props) {
  const text = useOwnUseText()
  const shift = useShift(fields.values.use_date)
  const fill = (from: string, to: string) => {
    fields.setFieldValue('from_time', from)
    fields.setFieldValue('to_time', to)
  }
  return (
    <UseFields
      fields={fields}
      description={
        shift === undefined ? undefined : shift ? text.shift(shift.check_in, shift.check_out) : text.noShift
      }
    >
      {shift && (
        <Group gap="xs" role="group" aria-label={text.lengths}>
          {LENGTHS.map((hours) => (
            <Button
              key={hours}
              variant="default"
              size="xs"
              onClick={() => fill(clockAfter(shift.check_out, MINUTES_OF_DAY - hours * 60), shift.check_out)}
            >
              {text.lastHours(formatNumber(hours, 0))}
            </Button>
          ))}
          <Button variant="default" size="xs" onClick={() => fill(shift.check_in, shift.check_out)}>
            {text.wholeDay}
          </Button>
        </Group>
      )}
      {preview}
    </UseFields>
  )
}

/** The employee's shift on a day: null without one, undefined until it is known. */
function useShift(day: string | null) {
  const isKnown = isDay(day)
  const query = { from: day ?? '', to: day ?? '' }
  const roster = useRoute(showMyRoster, { query }, { enabled: isKnown })
  return isKnown ? roster.data?.data[0]?.shift : undefined
}
