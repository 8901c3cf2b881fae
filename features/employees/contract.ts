import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Kip, Version } from '#kit/contract/scalars.ts'
import { StoredFile } from '#kit/contract/stored-files.ts'
import { EmployeeStatus } from './contract/employee-status.ts'
import { EmployeeChange, NewEmployee } from './domain/employee-fields.ts'
import { answerShape, listShape } from './domain/fields/fields.ts'
import { GUARDS } from './domain/guards.ts'

export * from './contract/adjustments.ts'
export * from './contract/department-heads.ts'
export * from './contract/employee-files.ts'
export * from './contract/employee-status.ts'
export * from './contract/ending-contracts.ts'
export * from './contract/export-employees.ts'
export { BenefitChange, EmployeeChange, NewEmployee, SalaryChange } from './domain/employee-fields.ts'
export * from './domain/import-contract.ts'

const employees = { anyOf: ['view-employee'], side: 'company' } as const

export const EmployeeRow = z.object({
  ...listShape,
  id: Id,
  branch: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  /** The line manager's name in the language of the user. */
  manager: z.string().nullable(),
  /** The current salary a month, in the smallest unit of its currency; null before the first salary, and for users who cannot see salaries. */
  base_salary: Kip.nullable(),
  salary_currency: z.string().nullable(),
  status: EmployeeStatus,
})
export type EmployeeRow = z.infer<typeof EmployeeRow>

export const EMPLOYEE_SORTS = [
  'emp_number',
  'name',
  'start_date',
  /** Those with an end date first, the nearest to today first; then by number. */
  'leaving',
  'base_salary',
  'department',
  'branch',
  'status',
] as const

/** What pay needs of an employee. A social security number only of those who are insured. */
export const MissingData = z.enum(['salary', 'bank_account', 'sso_number'])
export type MissingData = z.infer<typeof MissingData>

/** Default: all that are not deleted. */
export const listEmployees = defineRoute({
  method: 'GET',
  path: '/employee',
  summary:
    'List the employees of the own company; the search includes names in both scripts, number, phone and email.',
  access: employees,
  query: listQuery(EMPLOYEE_SORTS, {
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
    position_id: severalIds.optional(),
    status: severalOf(EmployeeStatus).optional(),
    /** Present employees without it. Of bank accounts and salaries, only for users who can see them. */
    missing: MissingData.optional(),
  }),
  answer: listAnswer(EmployeeRow),
  list: { excel: true, ids: true },
})

const name = z.string().nullable()
const Place = z.object({ name_la: z.string(), name_en: z.string() }).nullable()
/** The fields of the field table, and other values of the record. */
export const EmployeeDetail = z.object({
  ...answerShape,
  id: Id,
  version: Version,
  status: EmployeeStatus,
  province: Place,
  district: Place,
  position: name,
  branch: name,
  department: name,
  level: name,
  manager: name,
  /** The résumé; null if there is none. */
  resume: StoredFile.nullable(),
  can: z.array(z.enum(['update', 'delete', 'recover'])),
  /** Groups of fields that are empty because the user cannot see them. */
  withheld: z.array(z.enum(GUARDS)),
})
export type EmployeeDetail = z.infer<typeof EmployeeDetail>

const params = z.object({ id: IdParam })

export const showEmployee = defineRoute({
  method: 'GET',
  path: '/employee/:id',
  summary: 'Show one employee with contacts, benefits and salaries.',
  access: employees,
  params,
  answer: dataAnswer(EmployeeDetail),
})

export const addEmployee = defineRoute({
  method: 'POST',
  path: '/company/add-employee',
  summary: 'Add an employee; the base salary is valid from the start date.',
  access: changing(employees, 'edit-employee'),
  body: NewEmployee,
  answer: dataAnswer(EmployeeDetail),
})

export const nextEmployeeNumber = defineRoute({
  method: 'GET',
  path: '/employee/next-number',
  summary: 'Propose the next free employee number, in the form of the last ones.',
  access: changing(employees, 'edit-employee'),
  answer: dataAnswer(z.object({ emp_number: z.string() })),
})

export const updateEmployee = defineRoute({
  method: 'PUT',
  path: '/employee/:id',
  summary:
    'Save the whole record of an employee. A changed base salary needs `salary_change`: a correction of the present one, or a raise from a day on. Changed and removed benefits need `benefit_change`. A start or end date that moves days of an approved or paid run needs `dates_confirmed`; an earlier end date before approved leave or overtime needs `requests_confirmed`.',
  access: changing(employees, 'edit-employee'),
  params,
  body: EmployeeChange,
  answer: dataAnswer(EmployeeDetail),
  errors: [
    'stale_version',
    'employment_in_locked_run',
    'requests_after_end',
    'salary_change_unclear',
    'benefit_change_unclear',
    'own_request',
    'other_branch',
  ],
})

export const deleteEmployee = defineRoute({
  method: 'DELETE',
  path: '/employee/:id',
  summary: 'Hide an employee; recover restores the record.',
  access: changing(employees, 'delete-employee'),
  params,
  answer: dataAnswer(EmployeeDetail),
})

export const recoverEmployee = defineRoute({
  method: 'POST',
  path: '/employee/:id/recover',
  summary: 'Recover a hidden employee.',
  access: changing(employees, 'delete-employee'),
  params,
  answer: dataAnswer(EmployeeDetail),
})
