import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { payRun, type RunDetail } from '../../contract.ts'
import { PaymentFields, usePayment } from '../hold/PaymentFields.tsx'
import { useRunText } from '../text.ts'

interface Props {
  run: RunDetail
  opened: boolean
  onClose: () => void
}

/** Asks for the date of payment and who paid; held payslips are named apart. */
export function PayDialog({ run, opened, onClose }: Props) {
  const text = useRunText().pay
  const [isSent, setSent] = useState(false)
  const payment = usePayment(run)
  const pay = useMutate(payRun, {
    onSuccess: () => {
      onClose()
      void toastSuccess(text.done)
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  const { held, counts, totals } = run
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={text.title}
      loading={pay.isPending}
      onConfirm={() => {
        setSent(true)
        if (payment.values)
          pay.mutate({ params: { id: run.id }, body: { version: run.version, ...payment.values } })
      }}
    >
      <Stack gap="sm">
        <Text fw={600}>{run.title}</Text>
        <Text>
          {text.text(
            formatKip((totals?.net ?? 0) - held.net),
            formatNumber(counts.employees - held.employees, 0),
          )}
        </Text>
        {held.employees > 0 && (
          <Text size="sm" c="dimmed">
            {text.held(formatNumber(held.employees, 0), formatKip(held.net))}
          </Text>
        )}
        {opened && <PaymentFields run={run} payment={payment} isSent={isSent} />}
      </Stack>
    </ConfirmDialog>
  )
}
