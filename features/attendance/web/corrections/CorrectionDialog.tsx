import { Alert, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatInstant, formatLongDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { type ClockSide, CorrectionInput, correctScan } from '../../contract/corrections.ts'
import type { DayScan } from '../../contract.ts'
import { CLOCK_SIDES } from '../../locales/corrections.ts'
import { useAttendanceText } from '../text.ts'

/** The day to correct, with what is known about it. */
export interface DayToCorrect {
  employeeId: number
  employeeName: string
  workDate: string
  side?: ClockSide
  /** The scan that is left out. */
  voided?: Pick<DayScan, 'scanned_at' | 'source'>
  /** The correction that is changed: it is cancelled and this one takes its place. */
  replaces?: { id: number; version: number }
  /** 'HH:MM'. */
  time?: string
}

/** Adds a forgotten scan of a day, or leaves a wrong one out and gives the right time. */
export function CorrectionDialog({ day, onClose }: { day: DayToCorrect; onClose: () => void }) {
  const text = useAttendanceText().corrections
  const language = useLanguage()
  const correct = useMutate(correctScan)
  const { warn, ...warned } = useWarned<LockedRun>()
  const { voided } = day
  const form = useContractForm(
    CorrectionInput,
    {
      employee_id: day.employeeId,
      work_date: day.workDate,
      clock_kind: day.side ?? 'in',
      time: day.time ?? null,
      void: voided ? { scanned_at: voided.scanned_at, source: voided.source } : null,
      reason: '',
      remark: '',
      replaces: day.replaces ?? null,
    },
    { record: `${day.employeeId} ${day.workDate} ${voided?.scanned_at ?? ''}` },
  )
  async function send(body: Parameters<typeof correct.mutateAsync>[0]['body']): Promise<void> {
    const { id, warnings } = (await correct.mutateAsync({ body })).data
    if (id === null) return warn(warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('saved')
    onClose()
  }
  const input = form.fields.getInputProps
  const { work_date: dayError } = form.fields.errors
  return (
    <EditModal opened onClose={onClose} title={`${text.correct} · ${day.employeeName}`}>
      <Form form={form} route={correctScan} onCancel={onClose} onSubmit={send}>
        <Stack gap="md">
          <b>{formatLongDate(day.workDate)}</b>
          {dayError && (
            <Alert color="red" role="alert" data-path="work_date" tabIndex={-1}>
              {dayError}
            </Alert>
          )}
          {voided && <Alert color="champa">{text.voids(formatInstant(voided.scanned_at))}</Alert>}
          <SegmentedControl
            aria-label={text.side}
            data={(['in', 'out'] as const).map((side) => ({
              value: side,
              label: CLOCK_SIDES[side][language],
            }))}
            {...input('clock_kind')}
          />
          <TimeField
            label={voided ? text.rightTime : text.time}
            description={voided ? text.rightTimeHint : text.timeHint}
            withAsterisk={!voided}
            {...input('time')}
          />
          <Textarea
            label={text.reason}
            withAsterisk
            autosize
            minRows={2}
            maxLength={500}
            {...input('reason')}
          />
        </Stack>
      </Form>
      <LockedRunWarnings {...warned} />
    </EditModal>
  )
}

interface LockedRun {
  code: 'in_locked_run'
  date: string
  run: string
}

/** The payroll runs that the days belong to, with a button that stores anyway. */
export function LockedRunWarnings(warned: Pick<ReturnType<typeof useWarned<LockedRun>>, 'warned' | 'close'>) {
  const text = useAttendanceText().corrections
  return (
    <WarnedSend
      {...warned}
      title={text.warnTitle}
      confirmLabel={text.warnAnyway}
      sentence={({ run, date }) => text.lockedRun(run, formatDate(date))}
    />
  )
}
