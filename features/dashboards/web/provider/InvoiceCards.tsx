import { IconClockHour4, IconFileInvoice } from '@tabler/icons-react'
import { sumInvoices } from '#features/invoicing/contract.ts'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { useDashboardText } from '../text.ts'

const CARDS = [
  { status: 'pending', label: 'invoices', icon: IconFileInvoice },
  { status: 'approved', label: 'unpaid', icon: IconClockHour4 },
] as const

/** Invoices that need approval, and those that are not paid. */
export function InvoiceCards() {
  const text = useDashboardText().provider
  const sums = useRoute(sumInvoices)
  return CARDS.map(({ status, label, icon: Icon }) => {
    const sum = sums.data?.data[status]
    return (
      <StatCard
        key={status}
        label={text[label]}
        value={sums.error ? '–' : formatNumber(sum?.count ?? 0, 0)}
        note={sum && formatKip(sum.amount)}
        loading={sums.isPending}
        icon={<Icon size={24} />}
        to={href('invoice.index', {}, { status })}
      />
    )
  })
}
