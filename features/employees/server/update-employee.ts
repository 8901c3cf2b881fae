import { AppError } from '#kit/contract/errors.ts'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type EmployeeChange, type EmployeeDetail, updateEmployee } from '../contract.ts'
import { numberTaken } from './add-employee.ts'
import { changeSalary, requireSalaryChange } from './adjustments/change-salary.ts'
import { type ReadTouchedRuns, requireConfirmedDates } from './adjustments/locked-days.ts'
import type { ReadMinimumWage } from './adjustments/raise-salaries.ts'
import { type ReadRequestsAfter, requireConfirmedEnd } from './adjustments/requests-after-end.ts'
import type { RequireOthers } from './adjustments/require-others.ts'
import { requireCurrency } from './adjustments/salary-amounts.ts'
import { saveAccountChange } from './bank-accounts/save-account-change.ts'
import { changedBenefits } from './benefits/change-benefits.ts'
import { replaceBenefits } from './benefits/store-benefits.ts'
import { EMPLOYEE_COLUMNS, type EmployeeRecord } from './employee-record.ts'
import { attachEmployeeFiles, requireEmployeeFiles } from './files/attach-employee-files.ts'
import type { FollowPositions } from './follow-positions.ts'
import { answerTo, keepGuarded, rightsOf } from './guarded-employee.ts'
import { loggedPay } from './logged-pay.ts'
import { type FollowLeaders, leadsOtherwise, movedTo } from './managers/follow-leaders.ts'
import { requireManager } from './managers/require-manager.ts'
import { markEmployment, markOpenDays } from './mark-employment.ts'
import { readEmployee } from './read-employee.ts'
import { replaceContacts } from './replace-contacts.ts'
import { resolveEmployee } from './resolve-employee.ts'

const SET = EMPLOYEE_COLUMNS.map((name) => `${name} = w.${name}`).join(', ')
const UPDATE = `
  update employee e set ${SET}, version = e.version + 1 from json_populate_record(null::employee, $3) w
  where e.company_id = $1 and e.id = $2 and e.version = $4 and e.deleted_at is null
    and not exists (select from employee o where o.company_id = $1 and o.emp_number = w.emp_number and o.id <> $2)`

const ADJUSTED_BEFORE: Record<Language, string> = {
  la: 'ມີການປັບເງິນເດືອນໃນ ຫຼື ກ່ອນວັນທີນີ້',
  en: 'A salary adjustment takes effect on or before this date',
}

/** The parameters are implemented by later features. */
export const updateOneEmployeeWith = (
  readLockedRuns: ReadTouchedRuns,
  readOpenRuns: ReadTouchedRuns,
  readMinimumWage: ReadMinimumWage,
  followPositions: FollowPositions,
  followLeaders: FollowLeaders,
  readRequestsAfter: ReadRequestsAfter,
  requireOthers: RequireOthers,
): Endpoint =>
  handle(updateEmployee, async (context) => {
    const { body, language, params } = context
    const companyId = companyOf(context)
    const rights = rightsOf(context.session)
    return {
      data: await inCompany(context, async (tx) => {
        const before = await lockEmployee(tx, companyId, params.id, body.version)
        const request = { ...keepGuarded(body, before, rights, language), ...kept(body, before) }
        if (request.base_salary === null && before.base_salary !== null)
          throw new AppError('invalid_input', { fields: { base_salary: [REQUIRED[language]] } })
        await requireCurrency(tx, request.salary_currency, 'salary_currency', language)
        await requireConfirmedDates(tx, before, request, readLockedRuns)
        await requireConfirmedEnd(tx, before, request, readRequestsAfter)
        await requireSalaryChange(tx, before, request, {
          ...{ readLockedRuns, readOpenRuns, readMinimumWage },
          requireOthers: (ids) => requireOthers(tx, context, ids),
        })
        await requireEmployeeFiles(tx, request, language)
        await requireManager(tx, params.id, request.manager_id, language)
        const { record, contacts, benefits: lines } = await resolveEmployee(tx, companyId, request, language)
        const benefits = await changedBenefits(tx, { before, lines, request, language }, readLockedRuns)
        const saved = await tx.execute(UPDATE, [companyId, params.id, JSON.stringify(record), body.version])
        if (saved === 0) throw numberTaken(language)
        await attachEmployeeFiles(tx, params.id, request, context)
        await replaceContacts(tx, companyId, { id: params.id, contacts })
        await replaceBenefits(tx, [{ id: params.id, benefits }])
        await moveHire(tx, companyId, { before, record, language })
        await changeSalary(tx, context, before, record, request)
        const after = await readEmployee(tx, companyId, params.id)
        await audit(tx, companyId, actorOf(context), {
          action: 'update',
          entity: 'employee',
          entityId: params.id,
          before: loggedPay(before),
          after: loggedPay(after),
        })
        await saveAccountChange(tx, context, before, record)
        await markEmployment(tx, [{ id: before.id, before, after: record }])
        const moved = movedTo(before, record)
        if (moved.length > 0 || leadsOtherwise(before, record))
          await followLeaders(tx, actorOf(context), moved)
        if (before.positionId !== record.position_id)
          await followPositions(tx, { employeeIds: [before.id], isNew: false, actor: actorOf(context) })
        if (before.does_not_clock_in !== record.does_not_clock_in)
          await markOpenDays(tx, [{ ...record, id: before.id }], await readLockedRuns(tx))
        return answerTo(context.session, after)
      }),
    }
  })

/** A request without a file or a line manager keeps it. */
const kept = (body: EmployeeChange, before: EmployeeDetail) => ({
  manager_id: body.manager_id === undefined ? before.manager_id : body.manager_id,
  profile: body.profile === undefined ? before.profile : body.profile,
  resumeFile: body.resumeFile === undefined ? before.resumeFile : body.resumeFile,
})

/** Locks the row; deleted employees and older versions are refused. */
async function lockEmployee(tx: Tx, companyId: number, id: number, version: number): Promise<EmployeeDetail> {
  await tx.execute('select from employee where company_id = $1 and id = $2 for update', [companyId, id])
  const before = await readEmployee(tx, companyId, id)
  if (before.status === 'deleted') throw new AppError('not_found')
  if (before.version !== version) throw new AppError('stale_version')
  return before
}

type Move = { before: EmployeeDetail; record: EmployeeRecord; language: Language }

/** The first salary is valid from the start date and moves with it; it cannot move past an adjustment. */
async function moveHire(tx: Tx, companyId: number, { before, record, language }: Move): Promise<void> {
  if (before.start_date === record.start_date) return
  const adjustments = before.salaries.filter((salary) => salary.reason === 'adjustment')
  if (adjustments.some((salary) => salary.effective_date <= record.start_date))
    throw new AppError('invalid_input', { fields: { start_date: [ADJUSTED_BEFORE[language]] } })
  await tx.execute(
    `update salary set effective_date = $3 where company_id = $1 and employee_id = $2 and reason = 'hire'`,
    [companyId, before.id, record.start_date],
  )
}
