import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import type { Shift, ShiftBreak } from '../../contract/shift.ts'
import { updateBreak } from '../../contract/shift-calls.ts'
import { useScheduleText } from '../text.ts'
import { BreakDialog } from './BreakDialog.tsx'

/** The breaks of a shift; a click changes one. */
export function BreaksOfShift({ shift }: { shift: Shift }) {
  const text = useScheduleText()
  const mayCall = useMayCall()
  const [edited, setEdited] = useState<ShiftBreak>()
  if (shift.breaks.length === 0)
    return (
      <Text component="span" c="dimmed">
        –
      </Text>
    )
  const labelOf = ({ name, from_time, to_time, is_paid }: ShiftBreak) =>
    text.breakLabel(name, `${from_time}–${to_time}`, is_paid ? text.paid : text.unpaid)
  return (
    <Stack gap={2} align="flex-start">
      {shift.breaks.map((one) =>
        mayCall(updateBreak) ? (
          <Button key={one.id} variant="subtle" size="compact-sm" onClick={() => setEdited(one)}>
            {labelOf(one)}
          </Button>
        ) : (
          <Text key={one.id} size="sm">
            {labelOf(one)}
          </Text>
        ),
      )}
      {edited && <BreakDialog shift={shift} edited={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}
