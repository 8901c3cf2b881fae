import { IS_LIVE } from './sessions.ts'

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

/** The permissions of accounts by name, through their roles: `account_id`, `name`. */
export const PERMISSIONS_OF_ACCOUNTS = `(
  select h.account_id, p.name from account_role h join role_permission rp on rp.role_id = h.role_id
  join permission p on p.id = rp.permission_id)`

/** The valid sessions: `id`, `account_id`, and `company_id`, the company in which the session works (null: the provider). */
export const LIVE_SESSIONS = `(
  select s.id, s.account_id, coalesce(s.entered_company_id, a.company_id) as company_id
  from session s join account a on a.id = s.account_id left join tenant c on c.company_id = a.company_id
  where ${IS_LIVE})`
