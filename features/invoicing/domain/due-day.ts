/** Days that a company has to pay, from the day of the invoice, where nothing else is agreed. */
export const PAYMENT_DAYS = 30

/** The day ('YYYY-MM-DD') that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Approved, not paid, and the day has passed. */
export function isOverdue(invoice: { status: string; due_on: string }, today: string): boolean {
  return invoice.status === 'approved' && invoice.due_on < today
}
