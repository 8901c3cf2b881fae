import type { Endpoint } from '#kit/server/handler.ts'
import { createInvoiceEndpoint } from './create-invoice.ts'
import { approveInvoiceEndpoint, completeInvoiceEndpoint } from './decide-invoice.ts'
import { downloadInvoiceEndpoint } from './download-invoice.ts'
import { exportInvoices } from './export-invoices.ts'
import { listBilledCompaniesEndpoint, listOfferedPackagesEndpoint } from './list-choices.ts'
import { listInvoicesEndpoint, showInvoiceEndpoint, sumInvoicesEndpoint } from './list-invoices.ts'
import { makeMonthEndpoint, planMonthEndpoint } from './make-month.ts'
import { updateInvoiceEndpoint } from './update-invoice.ts'

export { createInvoice } from './create-invoice.ts'
export { decideInvoice } from './decide-invoice.ts'
export { makeMonth } from './make-month.ts'

export const invoicingEndpoints: readonly Endpoint[] = [
  ...[listInvoicesEndpoint, sumInvoicesEndpoint, exportInvoices],
  ...[listBilledCompaniesEndpoint, listOfferedPackagesEndpoint],
  ...[planMonthEndpoint, makeMonthEndpoint],
  ...[createInvoiceEndpoint, showInvoiceEndpoint, updateInvoiceEndpoint],
  ...[approveInvoiceEndpoint, completeInvoiceEndpoint, downloadInvoiceEndpoint],
]
