import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { acceptReviews, omitEmployee, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

export type CheckStep = 'accept' | 'omit'

interface Props {
  step: CheckStep
  run: RunDetail
  employeeId: number
  onClose: () => void
}

/** Asks for the reason why marks are accepted, or why an employee is left out of the run. */
export function CheckDialog({ step, run, employeeId, onClose }: Props) {
  const text = useRunText().check
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const ended = (words: string) => ({
    onSuccess: () => {
      onClose()
      void toastSuccess(words)
    },
    onError: (error: Error) => {
      onClose()
      toastError(error)
    },
  })
  const left = Math.max(0, run.counts.to_check - 1)
  const accept = useMutate(acceptReviews, ended(text.accepted(formatNumber(left, 0))))
  const omit = useMutate(omitEmployee, ended(text.omitted))
  const written = reason.trim()
  const send = () => {
    setSent(true)
    const input = { params: { id: run.id, employee_id: employeeId }, body: { reason: written } }
    if (written) (step === 'accept' ? accept : omit).mutate(input)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={text[step]}
      loading={accept.isPending || omit.isPending}
      onConfirm={send}
    >
      <Stack gap="sm">
        <Text size="sm">{step === 'accept' ? text.acceptText : text.omitText}</Text>
        <Textarea
          label={text.reason}
          autosize
          minRows={1}
          maxLength={300}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
          error={isSent && written === '' ? REQUIRED[language] : undefined}
        />
      </Stack>
    </ConfirmDialog>
  )
}
