import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { CompanyIdParam, Id, Kip } from '#kit/contract/scalars.ts'
import {
  INVOICE_ACCESS as access,
  Invoice,
  InvoicePackage,
  InvoiceStatus,
  InvoiceSum,
  Month,
} from './invoice.ts'

const filters = {
  status: severalOf(InvoiceStatus).optional(),
  month: Month.optional(),
  company_id: CompanyIdParam.optional(),
}
const query = listQuery(
  ['number', 'company_name', 'month', 'user_count', 'total_price', 'amount_to_pay', 'due_on', 'status'],
  filters,
)
export type InvoiceQuery = z.output<typeof query>

export const listInvoices = defineRoute({
  method: 'GET',
  path: '/admin/invoice',
  summary: 'List the invoices to the companies, newest first; `search` includes number, company and phone.',
  access,
  query,
  answer: listAnswer(Invoice),
  list: { excel: true, entity: 'invoice' },
})

export const InvoiceSums = z.object({
  total: InvoiceSum,
  pending: InvoiceSum,
  approved: InvoiceSum,
  success: InvoiceSum,
  /** Approved invoices whose due date has passed. */
  overdue: InvoiceSum,
})
export type InvoiceSums = z.infer<typeof InvoiceSums>

export const sumInvoices = defineRoute({
  method: 'GET',
  path: '/admin/invoice/sums',
  summary: 'Add up the matching invoices, in total and by status.',
  access,
  query: query.pick({ search: true, status: true, month: true, company_id: true }),
  answer: dataAnswer(InvoiceSums),
})

/** The data of a company for a new invoice. */
export const BilledCompany = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  status: z.enum(['active', 'suspended']),
  is_vat_registered: z.boolean(),
  /** People employed on any day of the month. */
  employee_count: z.int(),
  /** Users on its latest invoice; null before the first. */
  last_user_count: z.int().nullable(),
})
export type BilledCompany = z.infer<typeof BilledCompany>

export const listBilledCompanies = defineRoute({
  method: 'GET',
  path: '/admin/invoice/company',
  summary:
    'List the companies that can be invoiced, with the number of people each employs in the month (default: this month).',
  access,
  query: listQuery(['name'], { company_id: CompanyIdParam.optional(), month: Month.optional() }),
  answer: listAnswer(BilledCompany),
  list: {},
})

export const OfferedPackage = InvoicePackage.extend({ price_per_user: Kip })
export type OfferedPackage = z.infer<typeof OfferedPackage>

export const listOfferedPackages = defineRoute({
  method: 'GET',
  path: '/admin/invoice/package',
  summary: 'List the packages and their prices, smallest first.',
  access,
  answer: dataAnswer(z.array(OfferedPackage)),
})
