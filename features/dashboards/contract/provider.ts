import { z } from 'zod'
import { InvoiceSum } from '#features/invoicing/contract.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoMonth, Kip } from '#kit/contract/scalars.ts'

/** The smallest number of employees of each size of company. */
export const COMPANY_SIZES = [0, 11, 51, 201, 1001] as const

/** Unpaid invoices by the days since their due date. */
export const AGES = ['not_due', 'to_30', 'to_60', 'over_60'] as const

export const RevenueOfMonth = z.object({
  month: IsoMonth,
  /** Invoices of the month without VAT, after discounts: approved ones, and how much of it is paid. */
  billed: Kip,
  paid: Kip,
})
export type RevenueOfMonth = z.infer<typeof RevenueOfMonth>

export const ProviderDashboard = z.object({
  /** Null for users who cannot see companies. */
  companies: z
    .object({
      active: z.int(),
      suspended: z.int(),
      /** Created in the last 30 days. */
      new: z.int(),
      /** Employees of the active companies. */
      employees: z.int(),
      /** The active companies by size: `from` employees up to the next size. */
      sizes: z.array(z.object({ from: z.int(), companies: z.int() })),
      /** The last use of each company, latest first, at most eight; by whom is the company's own affair. */
      last_uses: z.array(z.object({ company_id: Id, company: z.string(), at: Instant })),
    })
    .nullable(),
  /** Null for users who cannot see invoices. */
  invoices: z
    .object({
      pending: InvoiceSum,
      unpaid: InvoiceSum,
      overdue: InvoiceSum,
      ageing: z.array(InvoiceSum.extend({ age: z.enum(AGES) })),
      /** The last twelve months, oldest first. */
      revenue: z.array(RevenueOfMonth),
    })
    .nullable(),
})
export type ProviderDashboard = z.infer<typeof ProviderDashboard>

export const showProviderDashboard = defineRoute({
  method: 'GET',
  path: '/admin/dashboard',
  summary:
    'Show the key figures of the provider: companies by state and size, their last use, invoices by age, and the revenue of twelve months.',
  access: { anyOf: ['admin-company', 'admin-invoice'], side: 'provider' },
  answer: dataAnswer(ProviderDashboard),
})
