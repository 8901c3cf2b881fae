import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import {
  type AskedAbout,
  type AskedJudgement,
  leads,
  UNKNOWN_PERSON,
} from '#features/requests/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { ADJUSTMENT_REFUSALS as TEXTS } from '../../locales/adjustment-refusals.ts'
import { salaryReaders } from './salary-readers.ts'

/** After every run: payslips of all approved runs from the effective date on are touched. */
export const LAST_DAY = '9999-12-31'

interface Input {
  effective_date: string
  target_salary: number
}

const PersonRow = z.object({ start_date: IsoDate, end_date: IsoDate.nullable(), is_asked: z.boolean() })
const PERSON = `
  select e.start_date, e.end_date, exists (
    select from salary_adjustment a where a.company_id = $1 and a.employee_id = $2 and a.effective_date = $3 and a.id <> $4
      and a.status in ('pending', 'approved', 'success')) as is_asked
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = $2 and e.deleted_at is null`

/**
 * A salary adjustment for which a line manager asks. It tells nothing about the present salary; who decides sees whether the new one is lower.
 */
export async function judgeAdjustment(
  tx: Tx,
  { id, employee_id, askerId, language }: AskedAbout,
  { effective_date: day, target_salary: target }: Input,
): Promise<AskedJudgement> {
  const refused = (code: keyof typeof TEXTS, field: string): AskedJudgement => ({
    figures: { below_minimum_wage: null },
    days: [],
    refusals: [{ code, field, message: TEXTS[code][language] }],
  })
  const person = await tx.maybeOne(PersonRow, PERSON, [tx.companyId, employee_id, day, id])
  if (!person || (askerId !== null && !(await leads(tx, askerId, employee_id))))
    return refused(UNKNOWN_PERSON, 'employee_id')
  if (day < person.start_date) return refused('before_start', 'effective_date')
  if (person.end_date !== null && person.end_date < day) return refused('left', 'effective_date')
  if (person.is_asked) return refused('asked', 'effective_date')
  const wage = await salaryReaders().readMinimumWage(tx, day)
  return {
    figures: { below_minimum_wage: wage !== null && target < wage ? wage : null },
    days: [{ firstDay: day, lastDay: LAST_DAY }],
    refusals: [],
  }
}
