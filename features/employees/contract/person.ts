import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'

/**
 * How a list of another feature names an employee: `employee_name` in the language of the user, `employee_other_name` in the
 * other script ('' if there is none), and the file of the picture. The server reads them with `PERSON_COLUMNS`.
 */
export const PERSON_FIELDS = {
  emp_number: z.string(),
  employee_name: z.string(),
  employee_other_name: z.string(),
  employee_picture: Id.nullable(),
}

/**
 * The employee who a user of the company is, beside the name of a user who did something: `picture` is the file of the picture.
 * Null for users of the provider, background work, and users without an employee.
 */
export const ActorFace = z.object({ id: Id, picture: Id.nullable() }).nullable()
export type ActorFace = z.infer<typeof ActorFace>
