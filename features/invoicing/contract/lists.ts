import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
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
  status: InvoiceStatus.optional(),
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
  summary: 'The invoices to the companies, the newest first; `search` looks in number, company and phone.',
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
  /** Of the approved ones those whose last day to pay has passed. */
  overdue: InvoiceSum,
})
export type InvoiceSums = z.infer<typeof InvoiceSums>

export const sumInvoices = defineRoute({
  method: 'GET',
  path: '/admin/invoice/sums',
  summary: 'What the invoices that match come to, together and by status.',
  access,
  query: query.pick({ search: true, status: true, month: true, company_id: true }),
  answer: dataAnswer(InvoiceSums),
})

/** A company as one who makes an invoice needs it. */
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
    'The companies that an invoice can be made for, with how many people each employs in the month (without one: this month).',
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
  summary: 'The packages and their prices, the smallest first.',
  access,
  answer: dataAnswer(z.array(OfferedPackage)),
})
