import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { PERSON_FIELDS } from './person.ts'

/** The head of a department decides the requests of its employees who have no line manager. */
export const DepartmentHead = z.object({
  department_id: Id,
  department: z.string(),
  head: z.object({ id: Id, ...PERSON_FIELDS }).nullable(),
})
export type DepartmentHead = z.infer<typeof DepartmentHead>

const access = { anyOf: ['view-deparment'], side: 'company' } as const

export const listDepartmentHeads = defineRoute({
  method: 'GET',
  path: '/department-head',
  summary: 'List the departments with their heads, by name.',
  access,
  answer: dataAnswer(z.array(DepartmentHead)),
})

export const setDepartmentHead = defineRoute({
  method: 'PUT',
  path: '/department-head/:department_id',
  summary: 'Name the head of a department; null removes the present one.',
  access: changing(access, 'edit-organisation'),
  params: z.object({ department_id: IdParam }),
  body: z.object({ employee_id: Id.nullable() }),
  answer: dataAnswer(DepartmentHead),
  errors: ['not_found'],
})
