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
