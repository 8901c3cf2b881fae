import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id } from '#kit/contract/scalars.ts'
import { INVOICE_ACCESS as access, InvoiceMoney, InvoicePackage, Month } from './invoice.ts'

/** Why an invoice cannot be created automatically: there is one, the company has no employees, or no package covers the number of users. */
const Obstacle = z.enum(['invoice_exists', 'no_users', 'no_package'])
export type Obstacle = z.infer<typeof Obstacle>

export const PlannedInvoice = z.object({
  company_id: Id,
  company_name: z.string(),
  employee_count: z.int(),
  last_user_count: z.int().nullable(),
  obstacle: Obstacle.nullable(),
  /** The existing invoice. */
  number: z.string().nullable(),
  /** Null if there is an obstacle. */
  package: InvoicePackage.nullable(),
  money: InvoiceMoney.nullable(),
})
export type PlannedInvoice = z.infer<typeof PlannedInvoice>

export const planMonth = defineRoute({
  method: 'GET',
  path: '/admin/invoice/month',
  summary: 'Preview the invoices of a month for all active companies, with the reasons for missing ones.',
  access,
  query: z.object({ month: Month }),
  answer: dataAnswer(z.array(PlannedInvoice)),
})

export const makeMonth = defineRoute({
  method: 'POST',
  path: '/admin/invoice/month',
  summary: 'Create the invoices of a month for all active companies without one, or for the named ones.',
  access,
  body: z.object({ month: Month, company_ids: z.array(Id.max(2_147_483_647)).max(10_000).optional() }),
  answer: dataAnswer(z.object({ made: z.array(z.object({ id: Id, number: z.string() })), skipped: z.int() })),
})
