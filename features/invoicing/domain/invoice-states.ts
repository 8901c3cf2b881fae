/** An invoice's life: pending → approved → success, and nothing else (specification 4, "Invoice"). */
export const INVOICE_STATUSES = ['pending', 'approved', 'success'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export const INVOICE_ACTIONS = ['edit', 'approve', 'success'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** Where an action leads from each status; no entry: refused. Success: the company has paid. */
const TRANSITIONS: Record<InvoiceAction, Partial<Record<InvoiceStatus, InvoiceStatus>>> = {
  edit: { pending: 'pending' },
  approve: { pending: 'approved' },
  success: { approved: 'success' },
}

/** The status after the action, or null if the status does not allow it. */
export function statusAfter(status: InvoiceStatus, action: InvoiceAction): InvoiceStatus | null {
  return TRANSITIONS[action][status] ?? null
}

/** What may be done with an invoice in this status. */
export function actionsOn(status: InvoiceStatus): InvoiceAction[] {
  return INVOICE_ACTIONS.filter((action) => statusAfter(status, action) !== null)
}
