import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Language, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { INVOICE_ACCESS as access, InvoiceDetail, Month } from './invoice.ts'

const params = z.object({ id: IdParam })

const Terms = z.object({
  /** Null: the package for the number of users. */
  package_id: Id.nullable(),
  user_count: z.int().min(1).max(100_000),
  /** Whole kip off the price, before VAT. */
  discount: SalaryKip.default(0),
  /** The due date; null: 30 days after the invoice. */
  due_on: IsoDate.nullable(),
  remark: longText(500).default(''),
})

export const NewInvoice = Terms.extend({ company_id: Id.max(2_147_483_647), month: Month })
export type NewInvoice = z.output<typeof NewInvoice>

export const createInvoice = defineRoute({
  method: 'POST',
  path: '/admin/invoice',
  summary: 'Create one invoice for a company and a month, issued today with the next number.',
  access,
  body: NewInvoice,
  answer: dataAnswer(InvoiceDetail),
  errors: ['invoice_exists', 'not_found'],
})

export const showInvoice = defineRoute({
  method: 'GET',
  path: '/admin/invoice/:id',
  summary: 'Show one invoice with all its steps and the permitted actions.',
  access,
  params,
  answer: dataAnswer(InvoiceDetail),
})

export const InvoiceChange = Terms.extend({ due_on: IsoDate, version: Version })
export type InvoiceChange = z.output<typeof InvoiceChange>

export const updateInvoice = defineRoute({
  method: 'PUT',
  path: '/admin/invoice/:id',
  summary: 'Change a pending invoice. The price does not change unless the package changes.',
  access,
  params,
  body: InvoiceChange,
  answer: dataAnswer(InvoiceDetail),
  errors: ['invoice_status', 'stale_version'],
})

const DecideInvoice = z.object({
  /** The version that the user has seen; refused with `stale_version` if the invoice has changed since. */
  version: Version,
  reason: longText(500).default(''),
})

export const approveInvoice = defineRoute({
  method: 'POST',
  path: '/admin/invoice/:id/approve',
  summary: 'Approve a pending invoice, which cannot be changed afterwards.',
  access,
  params,
  body: DecideInvoice,
  answer: dataAnswer(InvoiceDetail),
  errors: ['invoice_status', 'stale_version'],
})

export const completeInvoice = defineRoute({
  method: 'POST',
  path: '/admin/invoice/:id/success',
  summary: 'Mark an approved invoice as paid.',
  access,
  params,
  body: DecideInvoice,
  answer: dataAnswer(InvoiceDetail),
  errors: ['invoice_status', 'stale_version'],
})

export const downloadInvoice = defineRoute({
  method: 'GET',
  path: '/admin/invoice/:id.pdf',
  summary: 'Download one invoice as a PDF in Lao or English.',
  access,
  params,
  query: z.object({ language: Language.optional() }),
  stream: { contentTypes: ['application/pdf'] },
})
