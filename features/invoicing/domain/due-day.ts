/** Default number of days from the day of the invoice to the due date. */
export const PAYMENT_DAYS = 30

/** Approved, not paid, and past the due date. */
export function isOverdue(invoice: { status: string; due_on: string }, today: string): boolean {
  return invoice.status === 'approved' && invoice.due_on < today
}
