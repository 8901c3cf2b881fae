import { formatDate } from '#kit/contract/days.ts'
import { formatMonth } from '#kit/web/format.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { InvoiceDetail } from '../contract.ts'
import { bandText } from '../domain/fitting-package.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import { useInvoiceText } from './text.ts'

/** The company, the service, and the due date. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const text = useInvoiceText()
  const { field } = text
  const facts: Fact[] = [
    [field.company, invoice.company_name],
    [field.phone, invoice.company_phone],
    [field.address, invoice.company_address],
    [field.month, formatMonth(invoice.month)],
    [field.package, text.users(bandText(invoice.package))],
    [field.issued, formatDate(invoice.issued_on)],
    [field.due, formatDate(invoice.due_on)],
    [field.remark, invoice.remark],
    [field.status, <InvoiceStatus key="status" invoice={invoice} />],
  ]
  return <Facts facts={facts.filter(([, value]) => value !== '')} columnWidth={170} />
}
