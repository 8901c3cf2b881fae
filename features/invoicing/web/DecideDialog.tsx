import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatMonth } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { approveInvoice, completeInvoice, type Invoice } from '../contract.ts'
import { useInvoiceText } from './text.ts'
import { useLast } from './use-last.ts'

export interface Deciding {
  invoice: Invoice
  step: 'approve' | 'success'
}

/** Shows the invoice and its amount before it is approved or marked as paid. */
export function DecideDialog({ deciding, onClose }: { deciding: Deciding | undefined; onClose: () => void }) {
  const all = useInvoiceText()
  const [reason, setReason] = useState('')
  const close = () => {
    setReason('')
    onClose()
  }
  const lastDeciding = useLast(deciding)
  const step = lastDeciding?.step ?? 'approve'
  const text = all[step]
  const decide = useMutate(
    step === 'approve' ? approveInvoice : (completeInvoice as never as typeof approveInvoice),
    {
      onSuccess: () => {
        close()
        void toastSuccess(text.done)
      },
      onError: (error) => {
        close()
        toastError(error)
      },
    },
  )
  const invoice = lastDeciding?.invoice
  return (
    <ConfirmDialog
      opened={deciding !== undefined}
      onClose={close}
      title={text.title}
      confirmLabel={all.action[step]}
      loading={decide.isPending}
      onConfirm={() =>
        invoice && decide.mutate({ params: { id: invoice.id }, body: { version: invoice.version, reason } })
      }
    >
      {invoice && (
        <Stack gap="sm">
          <div>
            <Text fw={600} className="figures">
              {invoice.number}
            </Text>
            <Text>
              {invoice.company_name} · {formatMonth(invoice.month)}
            </Text>
            <Text>
              {all.field.amount}: <Money kip={invoice.amount_to_pay} unit strong />
            </Text>
          </div>
          <Text c="dimmed">{text.text}</Text>
          <Textarea
            label={all.note}
            autosize
            minRows={1}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
