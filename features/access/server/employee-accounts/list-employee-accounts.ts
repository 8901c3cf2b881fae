import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { isTrue } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import {
  addEmployeeAccount,
  EmployeeAccountRow,
  type listEmployeeAccounts,
} from '../../contract/employee-accounts.ts'
import en from '../../locales/account-en.ts'
import la from '../../locales/account-la.ts'
import { reaches } from '../users/rank.ts'
import { canTypePassword } from './can-type-password.ts'

const word = wordsOf(la.employeePassword, en.employeePassword)

/** An employee with the account and its permissions. */
const StoredRow = EmployeeAccountRow.omit({ can: true }).extend({
  account_id: Id.nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  has_own_password: z.boolean(),
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
    account: `case when a.id is not null then json_build_object('email', a.email, 'status', a.status) end`,
    account_id: 'a.id',
    has_own_password: 'a.password_hash is not null and not a.must_change_password',
    roles: `array(select r.name from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id)`,
    permissions: `array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
      join permission p on p.id = rp.permission_id where ar.account_id = a.id)`,
  },
  filters: { has_account: isTrue('a.id is not null') },
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
  finish: ({ account_id, roles, permissions, has_own_password, ...row }, { session }) => ({
    ...row,
    can: canOf({ account_id, roles, permissions, has_own_password }, session),
  }),
})

type Account = Pick<z.infer<typeof StoredRow>, 'account_id' | 'roles' | 'permissions' | 'has_own_password'>

function canOf(account: Account, session: Session): EmployeeAccountRow['can'] {
  if (session.entered || !isPermitted(session, addEmployeeAccount.access)) return []
  if (account.account_id === null) return ['create']
  if (account.account_id === session.accountId || !reaches(session, account, 'company')) return []
  return canTypePassword(session, account) ? ['set-password', 'invite'] : ['invite']
}
