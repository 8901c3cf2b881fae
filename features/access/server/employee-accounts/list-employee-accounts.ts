import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, isTrue } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import {
  addEmployeeAccount,
  EmployeeAccountRow,
  type listEmployeeAccounts,
} from '../../contract/employee-accounts.ts'
import { TYPED_PASSWORD_DAYS } from '../../contract/passwords.ts'
import en from '../../locales/account-en.ts'
import la from '../../locales/account-la.ts'
import { reaches } from '../users/rank.ts'
import { canTypePassword, oneTimeRefusal } from './can-type-password.ts'

/** Until when a password that somebody else set can be used. */
const VALID_UNTIL = `coalesce(a.password_valid_until, a.password_set_at + make_interval(days => ${TYPED_PASSWORD_DAYS}))`
const PASSWORD_STATE = `case when a.password_hash is null then 'none' when not a.must_change_password then 'chosen'
  when ${VALID_UNTIL} < now() then 'expired' else 'unused' end`

const word = wordsOf(la.employeePassword, en.employeePassword)

/** An employee with the account and its permissions. */
const StoredRow = EmployeeAccountRow.omit({ can: true }).extend({
  account_id: Id.nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  has_own_password: z.boolean(),
  has_second_factor: z.boolean(),
})

/** The list over `employees`, a relation with the columns of `EMPLOYEES` in features/employees. */
export const employeeAccountList = (
  employees: string,
): ListDeclaration<typeof listEmployeeAccounts, z.infer<typeof StoredRow>> => ({
  // tables: the relation that server/compose.ts passes, EMPLOYEES of the employees
  from: `${employees} e left join account a on a.company_id = e.company_id and a.employee_id = e.id`,
  key: ['e.id'],
  where: ['e.company_id = $1', 'e.deleted_at is null'],
  row: StoredRow,
  columns: {
    id: 'e.id',
    emp_number: 'e.emp_number',
    name: 'e.name',
    surname: 'e.surname',
    email: 'e.email',
    account: `case when a.id is not null then json_build_object('email', a.email, 'status', a.status, 'password', ${PASSWORD_STATE},
      'valid_until', case when a.must_change_password then to_char(${VALID_UNTIL} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end) end`,
    has_second_factor: 'exists (select from second_factor f where f.account_id = a.id)',
    account_id: 'a.id',
    has_own_password: 'a.password_hash is not null and not a.must_change_password',
    roles: `array(select r.name from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id)`,
    permissions: `array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
      join permission p on p.id = rp.permission_id where ar.account_id = a.id)`,
  },
  filters: {
    has_account: isTrue('a.id is not null'),
    password: equals(`case when a.id is not null then ${PASSWORD_STATE} end`),
  },
  search: `e.search_text || ' ' || coalesce(fold_lao(a.email), '')`,
  sorts: { emp_number: 'e.emp_number collate emp_number_order', name: 'e.name collate lao' },
  order: 'emp_number',
  sheet: {
    title: word('account'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'name', heading: word('employee'), value: (row) => `${row.name} ${row.surname}`.trim() },
      { key: 'account', heading: word('account'), value: ({ account }) => account?.email },
      {
        key: 'has_account',
        heading: word('hasAccount'),
        value: ({ account }, language) => YES_NO_WORDS[account ? 'true' : 'false'][language],
      },
    ],
  },
  finish: ({ account_id, roles, permissions, has_own_password, has_second_factor, ...row }, { session }) => {
    const email = row.account?.email ?? ''
    const isActive = row.account?.status !== 'disabled'
    const account = { account_id, roles, permissions, has_own_password, has_second_factor, email, isActive }
    return { ...row, can: canOf(account, session) }
  },
})

type Stored = z.infer<typeof StoredRow>
type Account = Pick<
  Stored,
  'account_id' | 'roles' | 'permissions' | 'has_own_password' | 'has_second_factor'
> & { email: string; isActive: boolean }

function canOf(account: Account, session: Session): EmployeeAccountRow['can'] {
  if (session.entered || !isPermitted(session, addEmployeeAccount.access)) return []
  if (account.account_id === null) return ['create', 'one-time']
  if (account.account_id === session.accountId || !reaches(session, account, 'company')) return []
  const can: EmployeeAccountRow['can'] = []
  if (canTypePassword(session, account)) can.push('set-password')
  if (account.email !== '') can.push('invite')
  if (account.isActive && oneTimeRefusal(session, account) === null) can.push('one-time')
  return can
}
