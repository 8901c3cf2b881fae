import { decimalText, KIP } from '#kit/contract/currency.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, fromDay, instant, toDay } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listSalaryAdjustments, SalaryAdjustment } from '../../contract.ts'
import en from '../../web/texts/adjustments-en.ts'
import la from '../../web/texts/adjustments-la.ts'
import { JOIN_DEPARTMENT, joinPerson, PERSON_COLUMNS, PERSON_SORTS, SEARCH_PERSON } from '../person.ts'

const word = wordsOf(la, en)

const ADJUSTMENTS = `(
  select company_id, id, employee_id, effective_date, base_salary, currency, remark, created_by_name, created_at,
    '' as cancelled_by_name, null::timestamptz as cancelled_at, '' as cancel_reason
  from salary where company_id = $1 and reason = 'adjustment'
  union all
  select company_id, id, employee_id, effective_date, base_salary, currency, remark, created_by_name, created_at,
    cancelled_by_name, cancelled_at, cancel_reason
  from cancelled_salary where company_id = $1)`

const STATUS = `case when r.cancelled_at is not null then 'cancelled'
  when r.effective_date > today_in_laos() then 'upcoming' else 'in_force' end`

/** In units of the currency, such as dollars. */
const amount = ({ base_salary, currency }: SalaryAdjustment) => Number(decimalText(base_salary, currency))
const previousAmount = ({ previous_salary, previous_currency }: SalaryAdjustment) =>
  previous_salary === null ? null : Number(decimalText(previous_salary, previous_currency ?? KIP))

export const salaryAdjustmentList: ListDeclaration<typeof listSalaryAdjustments> = {
  from: `${ADJUSTMENTS} r ${joinPerson('r')}`,
  joins: JOIN_DEPARTMENT,
  key: ['r.id'],
  where: ['r.company_id = $1', 'e.deleted_at is null'],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    effective_date: 'r.effective_date',
    previous_salary: `(select s.base_salary from salary s where s.company_id = $1 and s.employee_id = r.employee_id
      and s.in_force_from < r.effective_date order by s.in_force_from desc limit 1)`,
    previous_currency: `(select s.currency from salary s where s.company_id = $1 and s.employee_id = r.employee_id
      and s.in_force_from < r.effective_date order by s.in_force_from desc limit 1)`,
    base_salary: 'r.base_salary',
    currency: 'r.currency',
    remark: 'r.remark',
    created_by: 'r.created_by_name',
    created_at: instant('r.created_at'),
    status: STATUS,
    cancelled_by: `nullif(r.cancelled_by_name, '')`,
    cancelled_at: instant('r.cancelled_at'),
    cancel_reason: `nullif(r.cancel_reason, '')`,
  },
  filters: {
    status: equals(STATUS),
    from: fromDay('r.effective_date'),
    to: toDay('r.effective_date'),
    employee_id: equals('r.employee_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    effective_date: 'r.effective_date',
    base_salary: [`r.currency <> '${KIP}'`, 'r.currency', 'r.base_salary'],
    created_at: 'r.created_at',
  },
  order: '-effective_date',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'effective_date', heading: word('effectiveDate'), type: 'date' },
      { key: 'previous_salary', heading: word('before'), type: 'number', value: previousAmount },
      { key: 'previous_currency', heading: word('currencyBefore') },
      { key: 'base_salary', heading: word('after'), type: 'number', value: amount },
      { key: 'currency', heading: word('currency') },
      { key: 'remark', heading: word('remark') },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'created_by', heading: word('createdBy') },
    ],
  },
}
