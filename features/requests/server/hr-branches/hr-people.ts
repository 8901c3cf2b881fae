import { ACCOUNTS, PERMISSIONS_OF_ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { MANAGERS } from '#features/employees/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { declaredKinds } from '../request-kind.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The kinds with their permissions as rows; those of private requests have no HR people. */
const kindRows = () =>
  [...declaredKinds().values()]
    .filter(({ isPrivate }) => !isPrivate)
    .map(
      ({ kind, view, decide }) =>
        `(${quoted(kind)}, array[${view.map(quoted).join(', ')}]::text[], ${quoted(decide)})`,
    )
    .join(', ')

const hasPermission = (condition: string) =>
  `exists (select from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id and ${condition})`
const hasRole = (role: string) =>
  `exists (select from ${ROLES_OF_ACCOUNTS} held where held.account_id = a.id and held.name = '${role}')`

/**
 * A relation: who decides the requests of each kind as HR, `company_id`, `account_id`, `name`, `email`, `employee_id`, `kind`. Active accounts of
 * people who have not left, by the role of an employee or by permissions of staff. Administrators are not listed: they decide for all.
 */
export const hrPeople = (): string => `(
  select a.company_id, a.id as account_id, a.name, a.email, a.employee_id, k.kind
  from ${ACCOUNTS} a
  cross join (values ${kindRows()}) as k(kind, view, decide)
  left join ${MANAGERS} m on m.company_id = a.company_id and m.id = a.employee_id
  where a.status = 'active' and not ${hasRole(FULL_ROLES.company)}
    and (a.employee_id is null or (m.deleted_at is null and (m.end_date is null or m.end_date >= today_in_laos())))
    and ((a.employee_id is not null and ${hasRole('hrmanager')})
      or (${hasPermission('p.name = k.decide')} and ${hasPermission('p.name = any(k.view)')})))`
