/**
 * Other incomes and deductions for payroll, joined instead of the tables. An item is paid in the runs whose last day lies from
 * `first_day` to `last_day`; `amount` is kip or per cent of the base salary.
 */
export const PAY_ITEMS = `(
  select company_id, id, kind, name, value_kind, amount, is_taxable, in_sso_base, is_before_calculation, employer_pays, applies_to_all,
    condition_kind, condition_value, frequency, instalments, by_months, first_day, last_day, deleted_at
  from payroll_item_rule)`

/**
 * The entries of selected employees: `amount` and `instalments` replace those of the item if they are set, and so does the range of
 * days limit it further. Of an item in instalments, the amount is the total, and `month_amounts` has the amounts of single months
 * ([{month, amount}]).
 */
export const PAY_ITEM_ENTRIES = `(
  select company_id, id, item_id, employee_id, amount, instalments, month_amounts, first_day, last_day, deleted_at
  from payroll_item_employee)`

/** What approved runs have paid, in kip; `entry_id` is null for items for all employees. */
export const PAY_ITEM_PAYMENTS =
  '(select company_id, item_id, entry_id, employee_id, run_id, amount from pay_item_payment)'
