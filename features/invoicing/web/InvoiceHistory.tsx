import { History } from '#kit/web/show/History.tsx'
import type { InvoiceDetail } from '../contract.ts'
import { useInvoiceText } from './text.ts'

/** Who created, approved and completed the invoice, and when. */
export function InvoiceHistory({ invoice }: { invoice: InvoiceDetail }) {
  const text = useInvoiceText()
  const steps = [
    { what: text.made, at: invoice.created_at, who: invoice.created_by, why: '' },
    ...invoice.decisions.map(({ verdict, at, actor, reason }) => ({
      what: text.verdict[verdict],
      at,
      who: actor,
      why: reason,
    })),
  ]
  return <History steps={steps} />
}
