import type { Invoice } from '#features/invoicing/contract.ts'
import type { DemoCaller } from './demo-caller.ts'

const PACKAGES = [
  { min_users: 1, max_users: 50, price_per_user: 15_000 },
  { min_users: 51, max_users: 200, price_per_user: 12_000 },
  { min_users: 201, max_users: null, price_per_user: 10_000 },
]

/** The state of the invoices of each month. */
const MONTHS = [
  { month: '2026-03', steps: ['approve', 'success'] },
  { month: '2026-04', steps: ['approve'] },
  { month: '2026-05', steps: [] },
] as const

/** Adds packages and the companies' invoices of three months: paid, approved, pending. */
export async function addDemoInvoices(provider: DemoCaller): Promise<void> {
  for (const row of PACKAGES) await provider.add('/admin/package', row)
  for (const { month, steps } of MONTHS) {
    await provider.add('/admin/invoice/month', { month })
    for (const step of steps) {
      const invoices = await provider.list<Invoice>(`/admin/invoice?month=${month}&sort=number`)
      for (const { id, version, can } of invoices)
        if (can.includes(step)) await provider.add(`/admin/invoice/${id}/${step}`, { version })
    }
  }
}
