import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useMutate } from '#kit/web/query.ts'
import { payHeldPayslip, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { PaymentFields, usePayment } from './PaymentFields.tsx'

interface Props {
  run: RunDetail
  employeeId: number
  onClose: () => void
}

/** Asks for date and payer of a held payslip that is paid after its run. */
export function PayHeldDialog({ run, employeeId, onClose }: Props) {
  const text = useRunText().hold
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const payment = usePayment({ ...run, pay_day: null })
  const pay = useMutate(payHeldPayslip, {
    onSuccess: () => {
      onClose()
      void toastSuccess(text.paid)
    },
    onError: (error: Error) => {
      onClose()
      toastError(error)
    },
  })
  const send = () => {
    setSent(true)
    const body = payment.values && { ...payment.values, reason: reason.trim() || undefined }
    if (body) pay.mutate({ params: { id: run.id, employee_id: employeeId }, body })
  }
  return (
    <ConfirmDialog opened onClose={onClose} title={text.pay} loading={pay.isPending} onConfirm={send}>
      <Stack gap="sm">
        <PaymentFields run={run} payment={payment} isSent={isSent} />
        <TextInput
          label={text.reason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
