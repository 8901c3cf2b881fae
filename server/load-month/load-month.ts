import { createCompany, findCompany } from '#features/companies/server/index.ts'
import { saveBenefitTypes, saveCompanyRules } from '#features/master-data/server/index.ts'
import { saveImportedItems } from '#features/pay-items/server/index.ts'
import { saveSchedules } from '#features/schedules/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import { calculateMonth } from './calculate-month.ts'
import type { CompanyFile } from './company-file.ts'
import { companyNameOf, noteFolder } from './company-of-folder.ts'
import type { Loading, LoadOptions } from './loading.ts'
import { isNothingNew, type MonthReport } from './month-report.ts'
import type { MonthInput } from './read-month-folder.ts'
import { storeEmployees } from './store-employees.ts'
import { readEmployeeIds, storeAdjustments, storeLeave, storeOvertime, storeScans } from './store-facts.ts'

/**
 * Loads a month's folder into a company and calculates its run, with the same services as the screens. Each
 * step stores all or nothing and skips existing data: loading again after a kill continues, and loading twice
 * changes nothing.
 */
export async function loadMonth(db: Database, input: MonthInput, options: LoadOptions): Promise<MonthReport> {
  const { actor } = options
  const company = await companyNameOf(db, input)
  const existing = await db.asProvider((tx) => findCompany(tx, company))
  const companyId =
    existing ??
    (await db.asProvider(async (tx) => {
      const id = await createCompany(tx, { name: company }, actor)
      await noteFolder(tx, id, input, actor)
      return id
    }))
  const loading: Loading = { ...options, db, companyId, problems: [] }
  // The employee sheet has columns for benefits and schedules, and the rules refer to employees, so the rules
  // are stored after them.
  const benefit_type = await db.inCompany(companyId, (tx) => saveBenefitTypes(tx, input.company.benefits))
  const schedules = await db.inCompany(companyId, (tx) =>
    saveSchedules(tx, input.company.schedules, actor, input.company.period[0]),
  )
  const employees = await storeEmployees(loading, input.employees)
  const ids = await readEmployeeIds(loading)
  const steps = {
    companyId,
    company,
    isNewCompany: existing === null,
    schedules,
    employees,
    rules: { ...(await storeRules(loading, input.company)), benefit_type },
    adjustments: await storeAdjustments(loading, input.adjustments),
    leave: await storeLeave(loading, input.leave, ids),
    overtime: await storeOvertime(loading, input.overtime, ids),
    scans: await storeScans(loading, input),
    problems: loading.problems,
  }
  const run = await calculateMonth(loading, input.company, isNothingNew(steps))
  return { ...steps, run, isUnchanged: isNothingNew(steps) && !run.isNew && !run.changed }
}

async function storeRules(loading: Loading, company: CompanyFile): Promise<Record<string, number>> {
  const { db, companyId, actor } = loading
  const saved = await db.inCompany(companyId, (tx) => saveCompanyRules(tx, company, actor, saveImportedItems))
  for (const value of saved.unknownEmployees)
    loading.problems.push({
      file: 'company.json',
      row: null,
      column: 'employees',
      value,
      reason: 'unknown_employee',
    })
  return saved.changed
}
