import { LAST_DAY, markDaysChanged } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type EmployeeChange, type EmployeeDetail, updateEmployee } from '../contract.ts'
import { numberTaken } from './add-employee.ts'
import { EMPLOYEE_COLUMNS, type EmployeeRecord } from './employee-record.ts'
import { addBenefits, addContacts } from './insert-employees.ts'
import { readEmployee } from './read-employee.ts'
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

export const updateOneEmployee = handle(updateEmployee, async (context) => {
  const { body, language, params } = context
  const companyId = companyOf(context)
  return {
    data: await inCompany(context, async (tx) => {
      const before = await lockEmployee(tx, companyId, params.id, body.version)
      const { record, contacts, benefits } = await resolveEmployee(tx, companyId, body, language)
      const saved = await tx.execute(UPDATE, [companyId, params.id, JSON.stringify(record), body.version])
      if (saved === 0) throw numberTaken(language)
      await replaceParts(tx, companyId, { id: params.id, contacts, benefits })
      await moveHire(tx, companyId, { before, record, language })
      await correctSalary(tx, companyId, before, body.base_salary)
      const after = await readEmployee(tx, companyId, params.id)
      await audit(tx, companyId, actorOf(context), {
        action: 'update',
        entity: 'employee',
        entityId: params.id,
        before,
        after,
      })
      await markEmployment(tx, companyId, before, record)
      return after
    }),
  }
})

/** Holds the row against others; deleted ones and older versions are refused. */
async function lockEmployee(tx: Tx, companyId: number, id: number, version: number): Promise<EmployeeDetail> {
  await tx.query('select from employee where company_id = $1 and id = $2 for update', [companyId, id])
  const before = await readEmployee(tx, companyId, id)
  if (before.status === 'deleted') throw new AppError('not_found')
  if (before.version !== version) throw new AppError('stale_version')
  return before
}

type Parts = Parameters<typeof addContacts>[2][number] & Parameters<typeof addBenefits>[2][number]

async function replaceParts(tx: Tx, companyId: number, parts: Parts): Promise<void> {
  for (const table of ['employee_contact', 'employee_benefit'])
    await tx.execute(`delete from ${table} where company_id = $1 and employee_id = $2`, [companyId, parts.id])
  await addContacts(tx, companyId, [parts])
  await addBenefits(tx, companyId, [parts])
}

type Move = { before: EmployeeDetail; record: EmployeeRecord; language: Language }

/** The first salary holds from the start date, wherever it moves; it cannot move past an adjustment. */
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

/** Corrects the salary in force today (or, before the first day, the first one); a raise is an adjustment instead. */
async function correctSalary(
  tx: Tx,
  companyId: number,
  before: EmployeeDetail,
  wanted: EmployeeChange['base_salary'],
): Promise<void> {
  if (wanted === undefined || wanted === before.base_salary) return
  await tx.execute(
    `update salary set base_salary = $3 where company_id = $1 and id =
       (select id from salary where company_id = $1 and employee_id = $2
          and in_force_from <= today_in_laos() order by in_force_from desc limit 1)`,
    [companyId, before.id, wanted],
  )
}

/** Days between the old and the new ends of the employment are no longer what they were. */
async function markEmployment(
  tx: Tx,
  companyId: number,
  before: EmployeeDetail,
  record: EmployeeRecord,
): Promise<void> {
  const ends = [
    [before.start_date, record.start_date],
    [before.end_date ?? LAST_DAY, record.end_date ?? LAST_DAY],
  ].filter(([old, now]) => old !== now)
  await markDaysChanged(
    tx,
    ends.map((days) => {
      const [firstDay = '', lastDay = ''] = [...days].sort()
      return { companyId, employeeId: before.id, firstDay, lastDay }
    }),
  )
}
