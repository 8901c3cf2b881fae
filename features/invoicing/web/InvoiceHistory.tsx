import { formatInstant } from '#kit/web/format.ts'
import type { InvoiceDetail } from '../contract.ts'
import classes from './invoicing.module.css'
import { useInvoiceText } from './text.ts'

/** Who made, approved and completed the invoice, and when. */
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
  return (
    <ol className={classes.history}>
      {steps.map(({ what, at, who, why }) => (
        <li key={what}>
          <b>{what}</b> {who}
          <time dateTime={at}>{formatInstant(at)}</time>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ol>
  )
}
