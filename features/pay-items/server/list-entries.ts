import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { listPayItemEntries, PayItemEntry } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { monthOfDay } from './month-sql.ts'

const word = wordsOf(la, en)

const PAYMENTS = `from pay_item_payment p where p.company_id = r.company_id and p.entry_id = r.id`
const PAID = `coalesce((select sum(p.amount) ${PAYMENTS}), 0)::bigint`
/** Kip of a total in instalments that is not paid. */
const LEFT = `case when i.frequency = 'instalments' then greatest(0, coalesce(r.amount, i.amount) - ${PAID})::bigint end`
const FIRST = 'coalesce(r.first_day, i.first_day)'

/** The people of the item of the path. */
export const payItemEntryList: ListDeclaration<typeof listPayItemEntries> = {
  async prepare(tx, { params }) {
    const sql = 'select from payroll_item_rule where company_id = $1 and id = $2 and deleted_at is null'
    if (!(await tx.exists(sql, [tx.companyId, params.item_id]))) throw new AppError('not_found')
    return undefined
  },
  from: `payroll_item_employee r join payroll_item_rule i on i.company_id = r.company_id and i.id = r.item_id ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: [
    'r.company_id = $1',
    'r.deleted_at is null',
    (param, { params }) => `r.item_id = ${param(params.item_id)}`,
  ],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    amount: 'r.amount::float8',
    instalments: 'r.instalments',
    first_month: monthOfDay('r.first_day'),
    last_month: monthOfDay('r.last_day'),
    note: 'r.note',
    paid: PAID,
    left: LEFT,
    month_amounts: 'r.month_amounts',
    payments: `array(select json_build_object('run_id', p.run_id, 'run_title', p.run_title, 'run_last_day', p.run_last_day,
      'amount', p.amount) ${PAYMENTS} order by p.id)`,
    state: `case when ${LEFT} = 0 or (i.frequency = 'once' and ${PAID} > 0) or least(r.last_day, i.last_day) < today_in_laos() then 'done'
      when ${FIRST} > (date_trunc('month', today_in_laos()) + interval '1 month - 1 day')::date then 'upcoming' else 'current' end`,
    version: 'r.version',
  },
  filters: {},
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, amount: 'coalesce(r.amount, i.amount)', first_month: FIRST, paid: PAID },
  order: 'emp_number',
  sums: { of: { paid: `coalesce(sum(${PAID}), 0)`, left: `coalesce(sum(${LEFT}), 0)` } },
  answer: ({ data, meta, sums }) => ({ data, meta, totals: { paid: sums.paid ?? 0, left: sums.left ?? 0 } }),
  sheet: {
    title: word('peopleTitle'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'amount', heading: word('amount'), type: 'number' },
      { key: 'instalments', heading: word('instalments'), type: 'number' },
      { key: 'first_month', heading: word('firstMonth') },
      { key: 'last_month', heading: word('lastMonth') },
      { key: 'paid', heading: word('paid'), type: 'number' },
      { key: 'left', heading: word('left'), type: 'number' },
      {
        key: 'payments',
        heading: word('payments'),
        value: ({ payments }: PayItemEntry) =>
          payments.map(({ run_title, amount }) => `${run_title}: ${amount}`).join('; '),
      },
      { key: 'note', heading: word('note') },
    ],
  },
}
