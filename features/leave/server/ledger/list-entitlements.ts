import { z } from 'zod'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { Entitlement, listEntitledTypes, type listEntitlements } from '../../contract.ts'
import en from '../../web/texts/entitlements-en.ts'
import la from '../../web/texts/entitlements-la.ts'
import { readLeaveAccounts } from './read-leave-accounts.ts'

const word = wordsOf(la, en)

const TypeRow = z.object({ id: Id, name: z.string(), may_encash: z.boolean() })
type TypeRow = z.infer<typeof TypeRow>

/** Leave types with a bound; annual leave first. */
const TYPES = `
  select id, name, may_encash from leave_type where company_id = $1 and deleted_at is null and (amount is not null or accrual = 'none')
  order by category <> 'annual', name collate lao, id`

const readTypes = (tx: Tx): Promise<TypeRow[]> => tx.query(TypeRow, TYPES, [tx.companyId])

export const listTypes = handle(listEntitledTypes, (context) =>
  inCompany(context, async (tx) => ({ data: await readTypes(tx) })),
)

const ONE =
  'select id, name, may_encash from leave_type where company_id = $1 and deleted_at is null and id = $2'

const Stored = Entitlement.pick({
  id: true,
  emp_number: true,
  employee_name: true,
  employee_other_name: true,
  employee_picture: true,
  department: true,
})
type Stored = z.infer<typeof Stored>

const days = (key: 'earned' | 'carried' | 'used' | 'pending' | 'expired' | 'left') =>
  ({ key, heading: word(key), type: 'number' }) as const

/** What employees have of one leave type; the accounts are computed for the rows of a page together. */
export const entitlementList: ListDeclaration<typeof listEntitlements, Stored, TypeRow | null> = {
  prepare: async (tx, { query: { leave_type_id: id } }) =>
    id === undefined
      ? ((await readTypes(tx))[0] ?? null)
      : await tx.maybeOne(TypeRow, ONE, [tx.companyId, id]),
  from: `${EMPLOYEES} e ${JOIN_DEPARTMENT}`,
  key: ['e.id'],
  where: [
    'e.company_id = $1',
    PERSON_IS_VISIBLE,
    (param, { query, today }) => {
      const on = param(query.on ?? today)
      return `e.start_date <= ${on} and (e.end_date is null or e.end_date >= ${on})`
    },
    (param, { extra }) => `${param(extra !== null)}::boolean`,
  ],
  row: Stored,
  columns: { id: 'e.id', ...PERSON_COLUMNS, department: 'd.name' },
  filters: {
    leave_type_id: null,
    on: null,
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: PERSON_SORTS,
  order: 'emp_number',
  async finishAll(tx, rows, { extra: type, query }) {
    if (!type) return []
    const on = query.on ?? todayInLaos()
    const employeeIds = rows.map(({ id }) => id)
    const accounts = await readLeaveAccounts(tx, { employeeIds, typeIds: [type.id], from: on, to: on })
    return rows.map((row) => {
      const { ledger } = accounts.account(row.id, type.id)
      return {
        ...{ ...row, leave_type_id: type.id, leave_type: type.name, ...ledger.balance(on) },
        pending: ledger.pendingIn(on.slice(0, 4)),
      }
    })
  },
  sheet: {
    title: ({ extra, language, query, today }) =>
      `${word('title')[language]}${extra ? ` ${extra.name}` : ''} ${formatDate(query.on ?? today)}`,
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'leave_type', heading: word('kind') },
      ...[days('earned'), days('carried'), days('used'), days('pending'), days('expired'), days('left')],
      { key: 'usable_from', heading: word('usableFrom'), type: 'date' },
    ],
  },
}
