import { z } from 'zod'
import { Id, Instant, IsoDate, Kip, Version } from '#kit/contract/scalars.ts'
import { INVOICE_ACTIONS, INVOICE_STATUSES } from '../domain/invoice-states.ts'

export const INVOICE_ACCESS = { anyOf: ['admin-invoice'], side: 'provider' } as const

/** A calendar month, 'YYYY-MM'. */
export const Month = z.string().regex(/^(20|21)\d{2}-(0[1-9]|1[0-2])$/)
export const InvoiceStatus = z.enum(INVOICE_STATUSES)
const InvoiceAction = z.enum(INVOICE_ACTIONS)

/** The package as it was when the invoice was created. */
export const InvoicePackage = z.object({
  id: Id,
  min_users: z.int(),
  /** Null: unlimited. */
  max_users: z.int().nullable(),
})

/** Whole kip; the rate of VAT as num / den, null if the company is not registered for it. */
export const InvoiceMoney = z.object({
  price_per_user: Kip,
  user_count: z.int(),
  total_price: Kip,
  discount: Kip,
  vat_rate: z.object({ num: z.int(), den: z.int() }).nullable(),
  vat: Kip,
  amount_to_pay: Kip,
})

export const Invoice = InvoiceMoney.extend({
  id: Id,
  number: z.string(),
  company_id: Id,
  company_name: z.string(),
  company_phone: z.string(),
  month: Month,
  issued_on: IsoDate,
  due_on: IsoDate,
  is_overdue: z.boolean(),
  package: InvoicePackage,
  remark: z.string(),
  status: InvoiceStatus,
  created_by: z.string(),
  created_at: Instant,
  version: Version,
  can: z.array(InvoiceAction),
})
export type Invoice = z.infer<typeof Invoice>

/** One step of an invoice: who, when and why. */
export const InvoiceDecision = z.object({
  verdict: z.enum(['approved', 'success']),
  actor: z.string(),
  reason: z.string(),
  at: Instant,
})

export const InvoiceDetail = Invoice.extend({
  company_address: z.string(),
  decisions: z.array(InvoiceDecision),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

/** The number of invoices and their total in kip. */
export const InvoiceSum = z.object({ count: z.int(), amount: Kip })
export type InvoiceSum = z.infer<typeof InvoiceSum>
