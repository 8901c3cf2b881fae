import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../domain/checked-row.ts'

/** Someone who has one of the sheet's numbers already, as the sheet would say it: the salary is the one of the start date. */
export interface StoredPerson {
  id: number
  is_deleted: boolean
  row: CheckedRow
}

const READ = `
  select e.id, e.deleted_at is not null as is_deleted, e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.gender,
    e.birth_date, e.nationality, e.province_code, e.district_code, e.village,
    coalesce((select c.value from employee_contact c where c.company_id = $1 and c.employee_id = e.id and c.type = 'phone'
              order by c.id limit 1), '') as phone,
    e.email, e.card_type, e.card_id, e.bank_id as bank_short_name, e.bank_account_name, e.bank_account,
    coalesce(b.name, '') as branch, coalesce(d.name, '') as department, coalesce(p.name, '') as position, coalesce(l.name, '') as level,
    e.employment_type, e.start_date, e.end_date,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id order by s.in_force_from limit 1) as base_salary,
    e.include_salary_tax, e.is_sso, e.sso_number, e.is_line_manager,
    coalesce((select json_object_agg(n.benefit_type_id, n.amount) from employee_benefit n
              where n.company_id = $1 and n.employee_id = e.id), '{}') as benefits
  from employee e
  left join branch b on b.company_id = $1 and b.id = e.branch_id
  left join department d on d.company_id = $1 and d.id = e.department_id
  left join position p on p.company_id = $1 and p.id = e.position_id
  left join employee_level l on l.company_id = $1 and l.id = e.level_id
  where e.company_id = $1 and e.emp_number = any($2)`

/** By employee number. */
export async function readStoredRows(
  tx: Tx,
  companyId: number,
  numbers: readonly string[],
): Promise<Map<string, StoredPerson>> {
  const rows = await tx.query<CheckedRow & { id: number; is_deleted: boolean }>(READ, [companyId, numbers])
  return new Map(rows.map(({ id, is_deleted, ...row }) => [row.emp_number, { id, is_deleted, row }] as const))
}
