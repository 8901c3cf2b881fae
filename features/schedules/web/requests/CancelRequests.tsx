import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { formatDate } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { Cancellation, type LockedDays } from '../../contract/requests.ts'
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

const Reason = Cancellation.pick({ reason: true })

/** Asks for the reason and cancels; if days are in approved or paid runs, the user sees these first. */
export default function CancelRequests({ title, name, send, onCancelled, onClose }: Props) {
  const text = useRequestText()
  const words = useKitText()
  const form = useContractForm(Reason, { reason: '' }, { record: name })
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
    <EditModal opened onClose={onClose} title={title}>
      <Form form={form} submitLabel={title} onSubmit={({ reason }) => cancel(reason, false)}>
        <Stack gap="md">
          <Text fw={600}>{name}</Text>
          <Text size="sm">{text.cancelHint}</Text>
          {refused.length > 0 && (
            <Alert color="yellow" role="alert" title={text.refused(formatNumber(refused.length, 0))}>
              {[...new Set(refused.map(({ error }) => error?.message))].join(' · ')}
            </Alert>
          )}
          <TextInput
            label={text.reason}
            withAsterisk
            maxLength={500}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
        </Stack>
      </Form>
      <WarnedSend
        {...warned}
        title={text.warnTitle}
        confirmLabel={text.cancelAnyway}
        closeLabel={words.action.back}
        sentence={({ run, date }) => text.lockedRun(run, formatDate(date))}
      />
    </EditModal>
  )
}
