import { Group } from '@mantine/core'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Invoice } from '../contract.ts'
import { useInvoiceText } from './text.ts'

const TONES: Record<Invoice['status'], Tone> = { pending: 'wait', approved: 'info', success: 'good' }

/** The status of an invoice, and whether it is overdue. */
export function InvoiceStatus({ invoice }: { invoice: Pick<Invoice, 'status' | 'is_overdue'> }) {
  const text = useInvoiceText()
  return (
    <Group gap={6} wrap="wrap">
      <StatusBadge tone={TONES[invoice.status]}>{text.status[invoice.status]}</StatusBadge>
      {invoice.is_overdue && <StatusBadge tone="bad">{text.overdue}</StatusBadge>}
    </Group>
  )
}
