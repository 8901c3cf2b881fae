/** The states of an invoice: pending → approved → success (specification 4, "Invoice"). */
export const INVOICE_STATUSES = ['pending', 'approved', 'success'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export const INVOICE_ACTIONS = ['edit', 'approve', 'success'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** The status after an action; missing: the action is refused. Success: the company has paid. */
const TRANSITIONS: Record<InvoiceAction, Partial<Record<InvoiceStatus, InvoiceStatus>>> = {
  edit: { pending: 'pending' },
  approve: { pending: 'approved' },
  success: { approved: 'success' },
}

/** The status after the action, or null if the status does not allow it. */
export function statusAfter(status: InvoiceStatus, action: InvoiceAction): InvoiceStatus | null {
  return TRANSITIONS[action][status] ?? null
}

/** The permitted actions in this status. */
export function actionsOn(status: InvoiceStatus): InvoiceAction[] {
  return INVOICE_ACTIONS.filter((action) => statusAfter(status, action) !== null)
}
