import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { importScanFile } from '#features/attendance/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import {
  checkEmployeeSheet,
  importEmployees,
  recordSalaryAdjustments,
} from '#features/employees/server/index.ts'
import { readLeaveFile, recordApprovedLeave } from '#features/leave/server/index.ts'
import { saveCompanyRules, seedReferenceLists } from '#features/master-data/server/index.ts'
import { readOvertimeFile, recordApprovedOvertime } from '#features/overtime/server/index.ts'
import { saveImportedItems } from '#features/pay-items/server/index.ts'
import { saveSchedules, scheduleImportColumn } from '#features/schedules/server/index.ts'
import { seedStatutoryValues } from '#features/statutory-values/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'

const folder = new URL('../../../engines/payroll/golden/april-2026/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, folder))
const csv = (name: string) => {
  const [header = '', ...lines] = file(name).toString('utf8').trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell])))
}

/** The expected payslips of the month, as text. */
export const expectedPayslips = () => csv('expected-payslips.csv') as Record<string, string>[]

const actor = { accountId: null, name: 'april' }
/** All days of April are over. */
export const asOf = new Date('2026-05-10T00:00:00Z')

/** A company with the month of 1,000 employees, entered in the usual order: lists, sheet, adjustments, leave, overtime, scans. */
export async function loadApril(db: Database): Promise<number> {
  const companyId = await db.asProvider(async (tx) => {
    await seedReferenceLists(tx)
    await seedStatutoryValues(tx)
    return createCompany(tx, { name: 'April' }, actor)
  })
  const company = JSON.parse(file('company.json').toString('utf8'))
  await db.inCompany(companyId, async (tx) => {
    await saveCompanyRules(tx, { ...company, incomes: [], deductions: [] }, actor, saveImportedItems)
    await saveSchedules(tx, company.schedules, actor)
  })
  const sheet = await checkEmployeeSheet(db, companyId, file('employees.xlsx'), [scheduleImportColumn])
  if (sheet.bad.length > 0) throw new Error(`bad rows: ${JSON.stringify(sheet.bad.slice(0, 3))}`)
  await importEmployees(db, companyId, sheet.good, actor, { extensions: [scheduleImportColumn] })
  await db.inCompany(companyId, async (tx) => {
    await addItems(tx, 'income', company.incomes)
    await addItems(tx, 'deduction', company.deductions)
    const ids = new Map(
      (
        await tx.query(z.object({ id: Id, emp_number: z.string() }), 'select id, emp_number from employee')
      ).map((row) => [row.emp_number, row.id]),
    )
    const withId = <Row extends { empNumber: string }>(row: Row) => ({
      ...row,
      employeeId: ids.get(row.empNumber) ?? 0,
    })
    const adjustments = csv('salary-adjustments.csv').map((row) => ({
      emp_number: row.emp_number ?? '',
      effective_date: row.effective_date ?? '',
      target_salary: Number(row.target_salary),
    }))
    await recordSalaryAdjustments(tx, adjustments, actor)
    await recordApprovedLeave(tx, readLeaveFile(file('leave.csv')).rows.map(withId), actor)
    await recordApprovedOvertime(tx, readOvertimeFile(file('overtime.csv')).rows.map(withId), actor)
  })
  const scans = { fileName: 'scans.attlog', bytes: file('scans.attlog') }
  await importScanFile(db, companyId, scans, actor, { now: asOf })
  return companyId
}

interface ItemFile {
  name: string
  all: boolean
  employees?: number[]
  kind: string
  amount: number | string
  condition: [string, number] | null
  taxable?: boolean
  sso?: boolean
  before?: boolean
  employer_pays?: boolean
}

/** Other incomes and deductions with their selected employees. */
async function addItems(tx: Tx, kind: 'income' | 'deduction', items: readonly ItemFile[]) {
  for (const item of items)
    await tx.execute(
      `with item as (
         insert into payroll_item_rule (company_id, kind, name, value_kind, amount, is_taxable, in_sso_base, is_before_calculation,
           employer_pays, applies_to_all, condition_kind, condition_value, first_day)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '2026-01-01') returning id)
       insert into payroll_item_employee (company_id, item_id, employee_id)
       select $1, item.id, e.id from item, employee e where e.company_id = $1 and e.emp_number = any($13)`,
      [
        tx.companyId,
        kind,
        item.name,
        item.kind,
        String(item.amount),
        item.taxable ?? true,
        item.sso ?? true,
        item.before ?? false,
        item.employer_pays ?? false,
        item.all,
        item.condition?.[0] ?? null,
        item.condition?.[1] ?? null,
        (item.employees ?? []).map(String),
      ],
    )
}
