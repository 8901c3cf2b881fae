import { z } from 'zod'
import { ownText } from '#kit/contract/own-text.ts'
import { Id, IsoDate, IsoMonth, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { requestShape } from './fields/fields.ts'

const fields = z.object(requestShape)

type Dates = { start_date: string; end_date: string | null; birth_date: string | null }

function checkDates(dates: Dates, context: z.RefinementCtx) {
  const issue = (path: string, texts: object) =>
    context.addIssue({ code: 'custom', path: [path], params: texts as never })
  if (dates.end_date && dates.end_date < dates.start_date)
    issue('end_date', ownText('ຕ້ອງບໍ່ກ່ອນວັນທີເລີ່ມ', 'Not before the start date'))
  if (dates.birth_date && dates.birth_date >= dates.start_date)
    issue('birth_date', ownText('ຕ້ອງກ່ອນວັນທີເລີ່ມ', 'Must be before the start date'))
}

/** The request for a new employee, with the names of the specification (section 3, "Employee"). */
export const NewEmployee = fields
  .extend({
    /** Required from users who can change salaries; others omit it, and the salary is entered later. */
    base_salary: SalaryKip.nullish(),
    /** The schedule from the start date on; requires the permission to assign schedules. */
    schedule_id: Id.nullish(),
  })
  .superRefine(checkDates as never)
export type NewEmployee = z.output<typeof NewEmployee>

/** What a changed base salary means: a mistake in the present one is corrected, or there is another one from a day on. */
export const SalaryChange = z.union([
  z.object({ kind: z.literal('correction') }),
  z.object({ kind: z.literal('raise'), effective_date: IsoDate, remark: lineText(200).optional() }),
])
export type SalaryChange = z.infer<typeof SalaryChange>

/** What changed and removed benefits mean: they were wrong, or change from a month on. */
export const BenefitChange = z.union([
  z.object({ kind: z.literal('correction') }),
  z.object({ kind: z.literal('change'), first_month: IsoMonth }),
])
export type BenefitChange = z.infer<typeof BenefitChange>

/** The same record with its version. Salary and bank fields keep their stored values without the permission to change them. */
export const EmployeeChange = fields
  .extend({
    base_salary: SalaryKip.nullish(),
    /** Required if the base salary differs from the present one. */
    salary_change: SalaryChange.nullish(),
    /** Required if the amount of a benefit that has begun changes, or if one is removed. */
    benefit_change: BenefitChange.nullish(),
    /** The user has seen the approved and paid runs with days that the first or the last day moves. */
    dates_confirmed: z.boolean().nullish(),
    /** The user has seen the approved leave and overtime after the end date. */
    requests_confirmed: z.boolean().nullish(),
    version: Version,
  })
  .superRefine(checkDates as never)
export type EmployeeChange = z.output<typeof EmployeeChange>
