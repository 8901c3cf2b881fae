import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'

export const FoundPerson = z.object({
  id: Id,
  emp_number: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** For the initials if there is no picture. */
  latin_name: z.string(),
  picture: Id.nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  /** Employment has ended before today. */
  has_left: z.boolean(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

const runFields = {
  run_id: Id,
  title: z.string(),
  days_per_month: z.number(),
  hours_per_day: z.number(),
}
export const FoundRun = z.object({
  ...runFields,
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['draft', 'calculated', 'approved', 'paid']),
})
export type FoundRun = z.infer<typeof FoundRun>

/** The latest payslip of a found person. */
export const FoundPayslip = z.object({
  ...runFields,
  employee_id: Id,
  name: z.string(),
  emp_number: z.string(),
})
export type FoundPayslip = z.infer<typeof FoundPayslip>

export const Found = z.object({
  people: z.array(FoundPerson),
  /** Nobody contains the words: `people` are those with the most similar names and numbers. */
  is_similar: z.boolean(),
  runs: z.array(FoundRun),
  payslips: z.array(FoundPayslip),
})
export type Found = z.infer<typeof Found>

export const search = defineRoute({
  method: 'GET',
  path: '/search',
  summary: 'Find people, payroll runs and payslips; each group only for users who may see its list.',
  access: { anyOf: [], side: 'company' },
  query: z.object({ search: requiredLineText(100) }),
  answer: dataAnswer(Found),
})
