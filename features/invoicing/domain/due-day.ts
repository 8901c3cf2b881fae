/** Days that a company has to pay, from the day of the invoice, where nothing else is agreed. */
export const PAYMENT_DAYS = 30

/** Approved, not paid, and the day has passed. */
export function isOverdue(invoice: { status: string; due_on: string }, today: string): boolean {
  return invoice.status === 'approved' && invoice.due_on < today
}
