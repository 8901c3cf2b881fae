import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { holdPayslip, payHeldPayslip, type RunDetail, releasePayslip } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { PaymentFields, usePayment } from './PaymentFields.tsx'

export type HoldStep = 'hold' | 'release' | 'pay'

interface Props {
  step: HoldStep
  run: RunDetail
  employeeId: number
  onClose: () => void
}

/** Asks for the reason of a hold or a release, or for the date of a later payment. */
export function HoldDialog({ step, run, employeeId, onClose }: Props) {
  const text = useRunText().hold
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const payment = usePayment({ ...run, pay_day: null })
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
  const hold = useMutate(holdPayslip, ended(text.done))
  const release = useMutate(releasePayslip, ended(text.released))
  const pay = useMutate(payHeldPayslip, ended(text.paid))
  const params = { id: run.id, employee_id: employeeId }
  const written = reason.trim()
  const send = () => {
    setSent(true)
    if (step === 'pay') {
      if (payment.values) pay.mutate({ params, body: { ...payment.values, reason: written || undefined } })
    } else if (written) (step === 'hold' ? hold : release).mutate({ params, body: { reason: written } })
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={{ hold: text.action, release: text.release, pay: text.pay }[step]}
      loading={hold.isPending || release.isPending || pay.isPending}
      onConfirm={send}
    >
      <Stack gap="sm">
        {step !== 'pay' && <Text size="sm">{step === 'hold' ? text.text : text.releaseText}</Text>}
        {step === 'pay' && <PaymentFields run={run} payment={payment} isSent={isSent} />}
        <Textarea
          label={text.reason}
          autosize
          minRows={1}
          maxLength={300}
          required={step !== 'pay'}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
          error={isSent && step !== 'pay' && written === '' ? REQUIRED[language] : undefined}
        />
      </Stack>
    </ConfirmDialog>
  )
}
