/** Opening balances for SQL of later features, joined instead of the table: kip of a year up to and including `until_month`. */
export const OPENING_BALANCES = `(
  select company_id, employee_id, year, until_month, gross, employee_sso, employer_sso, taxable, tax, net from opening_balance)`
