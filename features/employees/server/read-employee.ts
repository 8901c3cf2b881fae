import {
  BANKS,
  BENEFIT_TYPES,
  BRANCHES,
  DEPARTMENTS,
  DISTRICTS,
  EMPLOYEE_LEVELS,
  POSITIONS,
  PROVINCES,
} from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { EmployeeDetail } from '../contract.ts'
import { STORED_FIELDS } from '../domain/fields/fields.ts'

const FIELDS = STORED_FIELDS.map(({ column, name }) => `e.${column} as "${name}"`).join(', ')

const SHOW = `
  select e.id, e.version, employee_status(e.end_date, e.deleted_at, today_in_laos()) as status, ${FIELDS},
    case when p.code is not null then json_build_object('name_la', p.name_la, 'name_en', p.name_en) end as province,
    case when d.code is not null then json_build_object('name_la', d.name_la, 'name_en', d.name_en) end as district,
    array(select json_build_object('type', c.type, 'value', c.value) from employee_contact c
          where c.company_id = $1 and c.employee_id = e.id order by c.id) as contacts,
    k.short_name as bank_name,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id
       and s.in_force_from <= today_in_laos() order by s.in_force_from desc limit 1) as base_salary,
    (select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id
       and s.in_force_from <= today_in_laos() order by s.in_force_from desc limit 1) as salary_currency,
    array(select json_build_object('effective_date', s.effective_date, 'base_salary', s.base_salary, 'currency', s.currency, 'reason', s.reason,
            'remark', s.remark) from salary s where s.company_id = $1 and s.employee_id = e.id
          order by s.in_force_from desc) as salaries,
    (select json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) from stored_file f
      where f.company_id = $1 and f.id = e.resume_file_id) as resume,
    (select btrim(m.name || ' ' || m.surname) from employee m where m.company_id = $1 and m.id = e.manager_id) as manager,
    o.name as position, b.name as branch, t.name as department, l.name as level,
    array(select json_build_object('id', n.id, 'type', n.benefit_type_id, 'name', y.name, 'amount', n.amount,
            'first_month', to_char(n.first_day, 'YYYY-MM'), 'last_month', to_char(n.last_day, 'YYYY-MM'))
          from employee_benefit n join ${BENEFIT_TYPES} y on y.company_id = $1 and y.id = n.benefit_type_id
          where n.company_id = $1 and n.employee_id = e.id order by y.name collate lao, n.first_day nulls first) as benefits
  from employee e
  left join ${PROVINCES} p on p.code = e.province_code
  left join ${DISTRICTS} d on d.code = e.district_code
  left join ${BANKS} k on k.id = e.bank_id
  left join ${BRANCHES} b on b.company_id = $1 and b.id = e.branch_id
  left join ${DEPARTMENTS} t on t.company_id = $1 and t.id = e.department_id
  left join ${POSITIONS} o on o.company_id = $1 and o.id = e.position_id
  left join ${EMPLOYEE_LEVELS} l on l.company_id = $1 and l.id = e.level_id
  where e.company_id = $1 and e.id = $2`

const StoredEmployee = EmployeeDetail.omit({ can: true, withheld: true })

/** One employee with all fields, including deleted ones; pass the result to `answerTo` before answering. Throws `not_found`. */
export async function readEmployee(tx: Tx, companyId: number, id: number): Promise<EmployeeDetail> {
  const row = await tx.maybeOne(StoredEmployee, SHOW, [companyId, id])
  if (!row) throw new AppError('not_found')
  return { ...row, withheld: [], can: row.status === 'deleted' ? ['recover'] : ['update', 'delete'] }
}
