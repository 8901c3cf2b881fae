import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import type { LockedDays } from '#features/requests/contract/status.ts'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { formatDate } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRequestText } from './text.ts'

interface Answer {
  data: { is_stored: boolean; warnings: LockedDays[]; outcomes?: BulkOutcome[] }
}

interface Props {
  title: string
  /** What is cancelled, for the user. */
  name: string
  send: (body: { reason: string; confirmed: boolean }) => Promise<Answer>
  /** Called when all of them are cancelled. */
  onCancelled?: () => void
  onClose: () => void
}

/** Asks for the reason and cancels; if days are in approved or paid runs, the user sees these first. */
export default function CancelRequests({ title, name, send, onCancelled, onClose }: Props) {
  const text = useRequestText()
  const words = useKitText()
  const { warn, ...warned } = useWarned<LockedDays>()
  const [refused, setRefused] = useState<BulkOutcome[]>([])
  async function cancel(reason: string, confirmed: boolean): Promise<void> {
    const { is_stored, warnings, outcomes = [] } = (await send({ reason, confirmed })).data
    if (!is_stored) return warn(warnings, () => cancel(reason, true))
    const failed = outcomes.filter(({ error }) => error)
    if (failed.length > 0) return setRefused(failed)
    void toastSuccess(text.cancelled)
    onCancelled?.()
    onClose()
  }
  return (
    <ReasonDialog
      title={title}
      sentence={text.cancelHint}
      label={text.reason}
      submitLabel={title}
      closeLabel={words.action.back}
      maxLength={500}
      record={name}
      onClose={onClose}
      send={(reason) => cancel(reason, false)}
      question={
        <WarnedSend
          {...warned}
          title={text.warnTitle}
          confirmLabel={text.cancelAnyway}
          closeLabel={words.action.back}
          sentence={({ run, date }) => text.lockedRun(run, formatDate(date))}
        />
      }
    >
      <Text fw={600}>{name}</Text>
      {refused.length > 0 && (
        <Alert color="yellow" role="alert" title={text.refused(formatNumber(refused.length, 0))}>
          {[...new Set(refused.map(({ error }) => error?.message))].join(' · ')}
        </Alert>
      )}
    </ReasonDialog>
  )
}
