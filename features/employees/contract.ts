import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip, Version } from '#kit/contract/scalars.ts'
import { EmployeeChange, NewEmployee } from './domain/employee-fields.ts'

export * from './contract/ending-contracts.ts'
export { EmployeeChange, NewEmployee } from './domain/employee-fields.ts'
export * from './domain/import-contract.ts'

const employees = { anyOf: ['view-employee'], side: 'company' } as const

/** Follows from the dates: leaving with an end date ahead, resigned after it, deleted when hidden (specification 4). */
export const EmployeeStatus = z.enum(['active', 'leaving', 'resigned', 'deleted'])
export type EmployeeStatus = z.infer<typeof EmployeeStatus>

export const EmployeeRow = z.object({
  id: Id,
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  branch: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  /** Kip a month, in force today; null before the first salary. */
  base_salary: Kip.nullable(),
  status: EmployeeStatus,
})
export type EmployeeRow = z.infer<typeof EmployeeRow>

export const EMPLOYEE_SORTS = [
  'emp_number',
  'name',
  'start_date',
  'base_salary',
  'department',
  'branch',
  'status',
] as const

/** Without a status: all that are not deleted. */
export const listEmployees = defineRoute({
  method: 'GET',
  path: '/employee',
  summary: 'The employees of the own company; search reads names in both scripts, number, phone and email.',
  access: employees,
  query: listQuery(EMPLOYEE_SORTS, {
    department_id: IdParam.optional(),
    branch_id: IdParam.optional(),
    position_id: IdParam.optional(),
    status: EmployeeStatus.optional(),
  }),
  answer: listAnswer(EmployeeRow),
})

const name = z.string().nullable()
export const EmployeeDetail = z.object({
  id: Id,
  version: Version,
  status: EmployeeStatus,
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  birth_date: IsoDate.nullable(),
  nationality_id: z.string(),
  /** Codes of the government's list, as /province and /district give them. */
  province_id: z.string().nullable(),
  province: z.object({ name_la: z.string(), name_en: z.string() }).nullable(),
  district_id: z.string().nullable(),
  district: z.object({ name_la: z.string(), name_en: z.string() }).nullable(),
  village_id: z.string(),
  contacts: z.array(z.object({ type: z.string(), value: z.string() })),
  card_type: z.enum(['identity card', 'family record', 'passport']).nullable(),
  card_id: z.string(),
  emergency_contact: z.string(),
  relationship: z.string(),
  bank_id: Id.nullable(),
  bank_name: name,
  bank_account_name: z.string(),
  bank_account: z.string(),
  email: z.string(),
  base_salary: Kip.nullable(),
  salaries: z.array(
    z.object({
      effective_date: IsoDate,
      base_salary: Kip,
      reason: z.enum(['hire', 'adjustment']),
      remark: z.string(),
    }),
  ),
  positionId: Id.nullable(),
  position: name,
  company_branch_id: Id.nullable(),
  branch: name,
  company_department_id: Id.nullable(),
  department: name,
  level_id: Id.nullable(),
  level: name,
  job_title_id: Id.nullable(),
  education_level_id: Id.nullable(),
  include_salary_tax: z.boolean(),
  employment_type: z.string(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  benefits: z.array(z.object({ type: Id, name: z.string(), amount: Kip })),
  finger_scan: z.boolean(),
  scan_outside: z.boolean(),
  is_sso: z.boolean(),
  sso_number: z.string(),
  is_line_manager: z.boolean(),
  is_annual_bonus: z.boolean(),
  roleId: z.array(Id),
  employee_holidays: z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
  can: z.array(z.enum(['update', 'delete', 'recover'])),
})
export type EmployeeDetail = z.infer<typeof EmployeeDetail>

const params = z.object({ id: IdParam })

export const showEmployee = defineRoute({
  method: 'GET',
  path: '/employee/:id',
  summary: 'One employee with contacts, benefits and salaries.',
  access: employees,
  params,
  answer: dataAnswer(EmployeeDetail),
})

export const addEmployee = defineRoute({
  method: 'POST',
  path: '/company/add-employee',
  summary: 'Take on an employee; the base salary holds from the start date.',
  access: employees,
  body: NewEmployee,
  answer: dataAnswer(EmployeeDetail),
})

export const updateEmployee = defineRoute({
  method: 'PUT',
  path: '/employee/:id',
  summary: 'Save the whole record of an employee; a base salary corrects the one in force today.',
  access: employees,
  params,
  body: EmployeeChange,
  answer: dataAnswer(EmployeeDetail),
  errors: ['stale_version'],
})

export const deleteEmployee = defineRoute({
  method: 'DELETE',
  path: '/employee/:id',
  summary: 'Hide an employee; recover brings the record back.',
  access: employees,
  params,
  answer: dataAnswer(EmployeeDetail),
})

export const recoverEmployee = defineRoute({
  method: 'POST',
  path: '/employee/:id/recover',
  summary: 'Bring a hidden employee back.',
  access: employees,
  params,
  answer: dataAnswer(EmployeeDetail),
})
