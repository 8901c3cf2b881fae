/**
 * The person of a payslip `alias` with the account that is paid: that of the calculation, or the one that was chosen for the payment after the
 * approval.
 */
export const paidPerson = (alias: string): string => `
  coalesce((select ${alias}.person || jsonb_build_object('bank', chosen.bank, 'bank_account_name', chosen.holder, 'bank_account', chosen.number)
    from payment_account chosen where chosen.company_id = ${alias}.company_id and chosen.run_id = ${alias}.run_id
      and chosen.employee_id = ${alias}.employee_id), ${alias}.person)`
