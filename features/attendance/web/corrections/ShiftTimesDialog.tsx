import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type CorrectedDay, correctByShift } from '../../contract/corrections.ts'
import { CLOCK_SIDES } from '../../locales/corrections.ts'
import { useAttendanceText } from '../text.ts'
import { LockedRunWarnings } from './CorrectionDialog.tsx'

export interface ForgottenDay extends CorrectedDay {
  employeeName: string
}

interface Props {
  days: readonly ForgottenDay[]
  onClose: () => void
  /** Some days were corrected. */
  onDone: () => void
}

/** Adds the missing scans of the selected days at the times of their shifts. */
export function ShiftTimesDialog({ days, onClose, onDone }: Props) {
  const text = useAttendanceText().corrections
  const words = useKitText()
  const language = useLanguage()
  const correct = useMutate(correctByShift)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<readonly string[]>([])
  const { warn, ...warned } = useWarned<{ code: 'in_locked_run'; date: string; run: string }>()
  const nameOf = (at: number) => {
    const day = days[at]
    return day
      ? `${day.employeeName} · ${formatDate(day.work_date)} · ${CLOCK_SIDES[day.clock_kind][language]}`
      : ''
  }
  async function send(confirmed: boolean): Promise<void> {
    const body = {
      days: days.map(({ employee_id, work_date, clock_kind }) => ({ employee_id, work_date, clock_kind })),
      reason,
      confirmed,
    }
    const { data } = await correct.mutateAsync({ body })
    if (!data.is_stored) return warn(data.warnings, () => send(true))
    const faults = data.outcomes.flatMap(({ error }, at) => (error ? [`${nameOf(at)}: ${error}`] : []))
    const stored = data.outcomes.length - faults.length
    if (stored > 0) void toastSuccess(text.corrected(formatNumber(stored, 0)))
    onDone()
    if (faults.length === 0) return onClose()
    setRefused(faults)
  }
  const isDone = refused.length > 0
  return (
    <EditModal opened onClose={onClose} title={text.useShiftTimes}>
      <Stack gap="md">
        <Text>{text.useShiftTimesText(formatNumber(days.length, 0))}</Text>
        {!isDone && (
          <TextInput
            label={text.reason}
            withAsterisk
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {isDone && (
          <Alert color="red" role="alert" title={text.refused}>
            <List size="sm">
              {refused.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {isDone ? words.action.close : words.action.cancel}
          </Button>
          {!isDone && (
            <Button
              loading={correct.isPending}
              disabled={reason.trim() === ''}
              onClick={() => void send(false).catch(toastError)}
            >
              {words.action.save}
            </Button>
          )}
        </Group>
      </Stack>
      <LockedRunWarnings {...warned} />
    </EditModal>
  )
}
