/** The accounts that are visible in a transaction, without secret columns. SQL of later features joins it instead of the table. */
export const ACCOUNTS = '(select company_id, id, name, email, status, employee_id from account)'

/** The roles of accounts by name, the main role first by `is_main`: `account_id`, `id`, `name`, `display_name_la`, `display_name_en`. */
export const ROLES_OF_ACCOUNTS = `(
  select h.account_id, h.is_main, r.id, r.name, r.display_name_la, r.display_name_en
  from account_role h join role r on r.id = h.role_id)`

/** Every role that can be given: `id`, `name`, `side`; in a company's transaction those of the product and its own. */
export const ROLES = '(select id, name, side from role where not is_template)'

/** The last use of each session: `account_id`, `last_seen_at`. */
export const SESSION_USES = '(select account_id, last_seen_at from session)'
