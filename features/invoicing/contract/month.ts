import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id } from '#kit/contract/scalars.ts'
import { INVOICE_ACCESS as access, InvoiceMoney, InvoicePackage, Month } from './invoice.ts'

/** Why no invoice can be made of itself: there is one, nobody works there, or no package holds the number of users. */
const Obstacle = z.enum(['invoice_exists', 'no_users', 'no_package'])
export type Obstacle = z.infer<typeof Obstacle>

export const PlannedInvoice = z.object({
  company_id: Id,
  company_name: z.string(),
  employee_count: z.int(),
  last_user_count: z.int().nullable(),
  obstacle: Obstacle.nullable(),
  /** The invoice that there is already. */
  number: z.string().nullable(),
  /** Null where something is in the way. */
  package: InvoicePackage.nullable(),
  money: InvoiceMoney.nullable(),
})
export type PlannedInvoice = z.infer<typeof PlannedInvoice>

export const planMonth = defineRoute({
  method: 'GET',
  path: '/admin/invoice/month',
  summary: 'What invoices of a month would be made for the active companies, and which not, and why.',
  access,
  query: z.object({ month: Month }),
  answer: dataAnswer(z.array(PlannedInvoice)),
})

export const makeMonth = defineRoute({
  method: 'POST',
  path: '/admin/invoice/month',
  summary: 'Make the invoices of a month for all active companies that have none, or for those named.',
  access,
  body: z.object({ month: Month, company_ids: z.array(Id.max(2_147_483_647)).max(10_000).optional() }),
  answer: dataAnswer(z.object({ made: z.array(z.object({ id: Id, number: z.string() })), skipped: z.int() })),
})
