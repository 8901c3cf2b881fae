import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { InvoiceDetail } from '../contract.ts'
import type { InvoiceDocument } from '../documents/invoice-document.ts'
import { bandText } from '../domain/fitting-package.ts'
import { PAPER_TEXTS } from '../locales/paper-texts.ts'

/** The issuer of the invoices. */
const ISSUER = 'Champa'

/** An invoice for printing, with the company's data at the time when it was created. */
export function invoiceDocumentOf(
  invoice: InvoiceDetail,
  language: Language,
  generatedAt: Date,
): InvoiceDocument {
  const texts = PAPER_TEXTS[language]
  const [year = '', month = ''] = invoice.month.split('-')
  const approval = invoice.decisions.find(({ verdict }) => verdict === 'approved')
  const { vat_rate: rate } = invoice
  return {
    language: language === 'la' ? 'lo' : 'en',
    labels: texts.labels,
    issuer: ISSUER,
    number: invoice.number,
    issuedOn: formatDate(invoice.issued_on),
    dueOn: formatDate(invoice.due_on),
    status: texts.statuses[invoice.status],
    company: {
      name: invoice.company_name,
      phone: invoice.company_phone,
      address: invoice.company_address,
    },
    line: {
      name: texts.line(`${texts.months[Number(month) - 1]} ${year}`),
      note: texts.package(bandText(invoice.package)),
      users: String(invoice.user_count),
      price: invoice.price_per_user,
      amount: invoice.total_price,
    },
    totalPrice: invoice.total_price,
    discount: invoice.discount,
    vat: rate && { label: texts.vat(String((rate.num * 100) / rate.den)), amount: invoice.vat },
    amountToPay: invoice.amount_to_pay,
    remark: invoice.remark,
    preparedBy: invoice.created_by,
    approvedBy: approval?.actor ?? '',
    generatedAt: formatInstantInLaos(generatedAt),
  }
}
