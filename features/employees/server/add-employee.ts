import { KIP } from '#kit/contract/currency.ts'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { addEmployee } from '../contract.ts'
import { type BenefitLine, type PlannedBenefit, planBenefits } from '../domain/dated-benefits.ts'
import { requireCurrency } from './adjustments/salary-amounts.ts'
import { requireValidBenefits } from './benefits/change-benefits.ts'
import { attachEmployeeFiles, requireEmployeeFiles } from './files/attach-employee-files.ts'
import type { FollowPositions } from './follow-positions.ts'
import { answerTo, keepGuarded, rightsOf } from './guarded-employee.ts'
import { insertEmployees } from './insert-employees.ts'
import { requireManager } from './managers/require-manager.ts'
import { readEmployee } from './read-employee.ts'
import { resolveEmployee } from './resolve-employee.ts'

const TAKEN: Record<Language, string> = {
  la: 'ມີພະນັກງານລະຫັດນີ້ແລ້ວ',
  en: 'Another employee has this number',
}

/** The error for a number that is taken, also by a deleted employee, who can be recovered. */
export function numberTaken(language: Language): AppError {
  return new AppError('invalid_input', { fields: { emp_number: [TAKEN[language]] } })
}

/** The caller of a call. */
type Caller = Pick<Context, 'session'>

/** Puts a new employee on a schedule from a day ('YYYY-MM-DD') on. Throws `forbidden` and `not_found`. */
export type AssignSchedule = (
  tx: Tx,
  caller: Caller,
  assignment: { employeeId: number; scheduleId: number; firstDay: string },
) => Promise<void>

/** The benefits of a new employee, from the start on unless they say otherwise. */
function newBenefits(lines: readonly BenefitLine[], language: Language): PlannedBenefit[] {
  const month = monthOf(todayInLaos())
  const dated = lines.map(({ id: _, first_month = null, ...line }) => ({ ...line, first_month }))
  const plan = planBenefits([], dated, { month })
  requireValidBenefits(plan, language)
  return plan.rows
}

/** `assignSchedule` and `followPositions` are implemented by later features. */
export const addOneEmployeeWith = (
  assignSchedule: AssignSchedule,
  followPositions: FollowPositions,
): Endpoint =>
  handle(addEmployee, async (context) => {
    const { body, language } = context
    const companyId = companyOf(context)
    const rights = rightsOf(context.session)
    const request = keepGuarded(body, null, rights, language)
    if (rights.salary === 'edit' && request.base_salary == null)
      throw new AppError('invalid_input', { fields: { base_salary: [REQUIRED[language]] } })
    return {
      data: await inCompany(context, async (tx) => {
        const { salary_currency: currency } = request
        await requireCurrency(tx, currency, 'salary_currency', language)
        const { benefits: lines, ...person } = await resolveEmployee(tx, companyId, request, language)
        const benefits = newBenefits(lines, language)
        await requireEmployeeFiles(tx, body, language)
        await requireManager(tx, null, body.manager_id, language)
        const people = [
          {
            ...{ ...person, benefits, baseSalary: request.base_salary ?? null },
            ...(currency && currency !== KIP && { salaryCurrency: currency }),
          },
        ]
        const ids = await insertEmployees(tx, people, actorOf(context), 'create')
        const id = ids.get(body.emp_number)
        if (id === undefined) throw numberTaken(language)
        const { schedule_id: scheduleId, start_date: firstDay } = body
        if (scheduleId != null) await assignSchedule(tx, context, { employeeId: id, scheduleId, firstDay })
        await followPositions(tx, { employeeIds: [id], isNew: true, actor: actorOf(context) })
        await attachEmployeeFiles(tx, id, body, context)
        return answerTo(context.session, await readEmployee(tx, companyId, id))
      }),
    }
  })
