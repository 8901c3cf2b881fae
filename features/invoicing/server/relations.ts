/** Invoices with amounts in kip, `month` the first day of the month that is paid for. For the provider's figures. */
export const INVOICES =
  '(select id, month, status, due_on, total_price, discount, amount_to_pay from invoice)'
