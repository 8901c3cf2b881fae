import { FileAnswer, handle } from '#kit/server/handler.ts'
import { downloadInvoice as route } from '../contract.ts'
import { renderInvoicePdf } from '../documents/invoice-document.ts'
import { PAPER_TEXTS } from '../locales/paper-texts.ts'
import { invoiceDocumentOf } from './invoice-document-of.ts'
import { describeInvoice } from './invoice-record.ts'

export const downloadInvoiceEndpoint = handle(route, async (context) => {
  const language = context.query.language ?? context.language
  const invoice = await context.db.asProvider((tx) => describeInvoice(tx, context.params.id))
  const bytes = await renderInvoicePdf(invoiceDocumentOf(invoice, language, new Date()))
  const name = `${PAPER_TEXTS[language].file} ${invoice.number}.pdf`
  return new FileAnswer(name, 'application/pdf', Buffer.from(bytes))
})
