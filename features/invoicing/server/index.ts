import '../errors.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listBilledCompanies, listInvoices } from '../contract.ts'
import { createInvoiceEndpoint } from './create-invoice.ts'
import { approveInvoiceEndpoint, completeInvoiceEndpoint } from './decide-invoice.ts'
import { downloadInvoiceEndpoint } from './download-invoice.ts'
import { billedCompanyList, listOfferedPackagesEndpoint } from './list-choices.ts'
import { invoiceList, showInvoiceEndpoint } from './list-invoices.ts'
import { makeMonthEndpoint, planMonthEndpoint } from './make-month.ts'
import { sumInvoicesEndpoint } from './sum-invoices.ts'
import { updateInvoiceEndpoint } from './update-invoice.ts'

export { createInvoice } from './create-invoice.ts'
export { decideInvoice } from './decide-invoice.ts'
export { makeMonth } from './make-month.ts'
export { INVOICES } from './relations.ts'

export const invoicingEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listInvoices, invoiceList),
  ...listEndpoints(listBilledCompanies, billedCompanyList),
  ...[sumInvoicesEndpoint, listOfferedPackagesEndpoint],
  ...[planMonthEndpoint, makeMonthEndpoint],
  ...[createInvoiceEndpoint, showInvoiceEndpoint, updateInvoiceEndpoint],
  ...[approveInvoiceEndpoint, completeInvoiceEndpoint, downloadInvoiceEndpoint],
]
