import { KIP } from '#kit/contract/currency.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import type { EmployeeChange, EmployeeDetail, SalaryQuestionFacts } from '../../contract.ts'
import { isSameSalary, type SalaryAmount } from '../../domain/salary-amount.ts'
import type { EmployeeRecord } from '../employee-record.ts'
import { recordSalaryAdjustments } from '../record-salary-adjustments.ts'
import { type ReadTouchedRuns, runsFrom } from './locked-days.ts'
import type { ReadMinimumWage } from './raise-salaries.ts'
import { inKipOn, salaryWarnings } from './salary-amounts.ts'

/** The present base salary; null if there is none. */
const currentOf = ({ base_salary, salary_currency }: EmployeeDetail): SalaryAmount | null =>
  base_salary === null ? null : { amount: base_salary, currency: salary_currency ?? KIP }

/** The base salary of a request, in the present currency if it names none; null if it has no salary. */
const targetOf = (
  before: EmployeeDetail,
  { base_salary, salary_currency }: EmployeeChange,
): SalaryAmount | null =>
  base_salary == null
    ? null
    : { amount: base_salary, currency: salary_currency ?? before.salary_currency ?? KIP }

interface Readers {
  readLockedRuns: ReadTouchedRuns
  /** The runs that are not approved. */
  readOpenRuns: ReadTouchedRuns
  readMinimumWage: ReadMinimumWage
  /** Throws unless the user may change salaries of these employees. */
  requireOthers: (employeeIds: readonly number[]) => Promise<void>
}

/**
 * Nobody changes the own base salary. A changed one must say whether it corrects the present one, which changes the history, or is a raise from a day on. Throws
 * `salary_change_unclear` with what a user needs to decide: both salaries, the day of the present one, the runs since.
 */
export async function requireSalaryChange(
  tx: Tx,
  before: EmployeeDetail,
  request: EmployeeChange,
  { readLockedRuns, readOpenRuns, readMinimumWage, requireOthers }: Readers,
): Promise<void> {
  const [current, target] = [currentOf(before), targetOf(before, request)]
  if (!target || (current && isSameSalary(current, target))) return
  await requireOthers([before.id])
  if (!current || request.salary_change) return
  const today = todayInLaos()
  const inForce =
    before.salaries.find(({ effective_date }) => effective_date <= today) ?? before.salaries.at(-1)
  const effective_date = inForce?.effective_date ?? before.start_date
  const minimum_wage = await readMinimumWage(tx, today)
  const inKip = await inKipOn(tx, today, [current.currency, target.currency])
  const warnings = salaryWarnings(current, target, minimum_wage, inKip)
  const details: SalaryQuestionFacts = {
    current: current.amount,
    current_currency: current.currency,
    target: target.amount,
    target_currency: target.currency,
    effective_date,
    is_lower: warnings.includes('lower'),
    minimum_wage,
    is_below_minimum_wage: warnings.includes('below_minimum_wage'),
    runs: runsFrom(await readLockedRuns(tx), effective_date),
    open_runs: runsFrom(await readOpenRuns(tx), effective_date),
  }
  throw new AppError('salary_change_unclear', { details })
}

const OTHER: Record<Language, string> = {
  la: 'ມີການປັບເງິນເດືອນອື່ນໃນວັນທີນີ້ແລ້ວ',
  en: 'There is another salary adjustment on this day',
}
const LEFT: Record<Language, string> = { la: 'ພະນັກງານອອກກ່ອນວັນທີນີ້', en: 'The employee leaves before this day' }

/** Stores a changed base salary as a raise or as a correction. */
export async function changeSalary(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  before: EmployeeDetail,
  { emp_number, end_date }: EmployeeRecord,
  request: EmployeeChange,
): Promise<void> {
  const { salary_change } = request
  const [current, target] = [currentOf(before), targetOf(before, request)]
  if (!target || (current && isSameSalary(current, target))) return
  if (salary_change?.kind !== 'raise' || current === null) return correctSalary(tx, before, target)
  const { effective_date, remark = '' } = salary_change
  const refuse = (text: Record<Language, string>) =>
    new AppError('invalid_input', { fields: { base_salary: [text[context.language]] } })
  if (end_date && end_date < effective_date) throw refuse(LEFT)
  const raise = {
    ...{ emp_number, effective_date, remark },
    ...{ target_salary: target.amount, currency: target.currency },
  }
  const { errors } = await recordSalaryAdjustments(tx, [raise], actorOf(context))
  if (errors.length > 0) throw refuse(OTHER)
}

/**
 * Corrects the current salary (or, before the first day, the first one); a raise is an adjustment instead. Adds the
 * first salary if there is none yet.
 */
async function correctSalary(
  tx: Tx,
  before: EmployeeDetail,
  { amount, currency }: SalaryAmount,
): Promise<void> {
  const corrected = await tx.execute(
    `update salary set base_salary = $3, currency = $4 where company_id = $1 and id =
       (select id from salary where company_id = $1 and employee_id = $2
          and in_force_from <= today_in_laos() order by in_force_from desc limit 1)`,
    [tx.companyId, before.id, amount, currency],
  )
  if (corrected > 0) return
  await tx.execute(
    `insert into salary (company_id, employee_id, effective_date, base_salary, currency, reason)
     select $1, e.id, e.start_date, $3, $4, 'hire' from employee e where e.company_id = $1 and e.id = $2
       and not exists (select from salary s where s.company_id = $1 and s.employee_id = $2)
     on conflict (company_id, id) do nothing`,
    [tx.companyId, before.id, amount, currency],
  )
}
