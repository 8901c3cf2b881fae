import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { EmployeeDetail } from '../contract.ts'

const SHOW = `
  select e.id, e.version, employee_status(e.end_date, e.deleted_at, today_in_laos()) as status,
    e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.gender, e.birth_date, e.nationality as nationality_id,
    e.province_code as province_id, e.district_code as district_id, e.village as village_id,
    case when p.code is not null then json_build_object('name_la', p.name_la, 'name_en', p.name_en) end as province,
    case when d.code is not null then json_build_object('name_la', d.name_la, 'name_en', d.name_en) end as district,
    array(select json_build_object('type', c.type, 'value', c.value) from employee_contact c
          where c.company_id = $1 and c.employee_id = e.id order by c.id) as contacts,
    e.card_type, e.card_id, e.emergency_contact, e.relationship, e.bank_id, k.short_name as bank_name,
    e.bank_account_name, e.bank_account, e.email,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id
       and s.in_force_from <= today_in_laos() order by s.in_force_from desc limit 1) as base_salary,
    array(select json_build_object('effective_date', s.effective_date, 'base_salary', s.base_salary, 'reason', s.reason,
            'remark', s.remark) from salary s where s.company_id = $1 and s.employee_id = e.id
          order by s.in_force_from desc) as salaries,
    e.position_id as "positionId", o.name as position, e.branch_id as company_branch_id, b.name as branch,
    e.department_id as company_department_id, t.name as department, e.level_id, l.name as level,
    e.job_title_id, e.education_level_id, e.include_salary_tax, e.employment_type, e.start_date, e.end_date,
    array(select json_build_object('type', n.benefit_type_id, 'name', y.name, 'amount', n.amount)
          from employee_benefit n join benefit_type y on y.company_id = $1 and y.id = n.benefit_type_id
          where n.company_id = $1 and n.employee_id = e.id order by y.name collate lao) as benefits,
    e.finger_scan, e.scan_outside, e.is_sso, e.sso_number, e.is_line_manager, e.is_annual_bonus,
    e.role_ids as "roleId", e.holidays as employee_holidays
  from employee e
  left join province p on p.code = e.province_code
  left join district d on d.code = e.district_code
  left join bank k on k.id = e.bank_id
  left join branch b on b.company_id = $1 and b.id = e.branch_id
  left join department t on t.company_id = $1 and t.id = e.department_id
  left join position o on o.company_id = $1 and o.id = e.position_id
  left join employee_level l on l.company_id = $1 and l.id = e.level_id
  where e.company_id = $1 and e.id = $2`

/** One employee as the calls answer it, deleted ones included. Throws `not_found`. */
export async function readEmployee(tx: Tx, companyId: number, id: number): Promise<EmployeeDetail> {
  const row = await tx.maybeOne<Omit<EmployeeDetail, 'can'>>(SHOW, [companyId, id])
  if (!row) throw new AppError('not_found')
  return { ...row, can: row.status === 'deleted' ? ['recover'] : ['update', 'delete'] }
}
