import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { type LockedMonth, listVariablePay, VariableItem, type VariableRow } from '../contract.ts'
import { lockedMonth, type ReadLockedRuns } from './locked-months.ts'

/** Items whose amounts are entered for each month: paid once for each entry, in kip, for chosen people. */
const ITEMS = `
  select i.id, i.name, i.kind, coalesce(sum(c.amount), 0)::bigint as total
  from payroll_item_rule i
  left join payroll_item_employee c on c.company_id = $1 and c.item_id = i.id and c.deleted_at is null
    and c.first_day = $2 and c.last_day = $3
  where i.company_id = $1 and i.deleted_at is null and i.frequency = 'once' and i.value_kind = 'money' and not i.applies_to_all and not i.by_months
    and i.first_day <= $3 and (i.last_day is null or i.last_day >= $2)
  group by i.id, i.name, i.kind order by i.kind desc, i.name collate lao, i.id`

/** The items of a month whose amounts are entered for each employee, in the order of the grid. */
export const readVariableItems = (tx: Tx, month: string): Promise<VariableItem[]> =>
  tx.query(VariableItem, ITEMS, [tx.companyId, firstOfMonth(month), lastOfMonth(month)])

interface Month {
  items: VariableItem[]
  locked: LockedMonth | null
}

/** The people of a month with their amounts. */
const variablePayList = (
  readLockedRuns: ReadLockedRuns,
): ListDeclaration<typeof listVariablePay, VariableRow, Month> => ({
  async prepare(tx, { query: { month } }) {
    return {
      items: await readVariableItems(tx, month),
      locked: await lockedMonth(tx, readLockedRuns, month),
    }
  },
  from: `(select company_id, id as employee_id from ${EMPLOYEES} person) r ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.employee_id'],
  where: [
    'r.company_id = $1',
    'e.deleted_at is null',
    (param, { query: { month } }) =>
      `e.start_date <= ${param(lastOfMonth(month))} and (e.end_date is null or e.end_date >= ${param(firstOfMonth(month))})`,
  ],
  columns: {
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    cells: (param, { query: { month }, extra }) => `array(
      select json_build_object('item_id', c.item_id, 'amount', c.amount::bigint, 'version', c.version, 'is_paid',
        exists (select from pay_item_payment p where p.company_id = $1 and p.entry_id = c.id))
      from payroll_item_employee c where c.company_id = $1 and c.employee_id = r.employee_id and c.deleted_at is null
        and c.amount is not null and c.first_day = ${param(firstOfMonth(month))} and c.last_day = ${param(lastOfMonth(month))}
        and c.item_id = any(${param(extra.items.map(({ id }) => id))}))`,
  },
  filters: { month: null, department_id: equals('e.department_id'), branch_id: equals('e.branch_id') },
  search: SEARCH_PERSON,
  sorts: PERSON_SORTS,
  order: 'emp_number',
  answer: ({ data, meta }, { extra }) => ({ data, meta, ...extra }),
})

export const variablePayEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] =>
  listEndpoints(listVariablePay, variablePayList(readLockedRuns))
