import path from 'node:path'
import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { monthBefore } from '#server/demo/shift-month.ts'
import { type SmallerCompany, smallerCompany } from '#server/demo/smaller-company.ts'
import { loadMonth } from '#server/load-month/load-month.ts'
import { type MonthInput, readMonthFolder } from '#server/load-month/read-month-folder.ts'

export const APRIL = path.resolve(import.meta.dirname, '../engines/payroll/golden/april-2026')

export const PASSWORD = 'Dokkhoun-2026!'
export const COMPANY = 'ບໍລິສັດ ດອກຄູນ ຈຳກັດ'

/** The company of the stories: the first sixty employees of the model month, under other names and with their own numbers. */
const DOKKHOUN: SmallerCompany = { name: COMPANY, first: 0, count: 60, firstNumber: 1001, settings: {} }

export const HR = 'hr@dokkhoun.test'
export const CLERK = 'clerk@dokkhoun.test'
export const MANAGER = 'manager@dokkhoun.test'
export const PROVIDER = 'staff@provider.test'
/** Employee 1002: paid in full, with overtime, leave and a deduction. */
export const EMPLOYEE = 'employee@dokkhoun.test'
export const EMPLOYEE_NUMBER = '1002'

/** April 2026 of the company, as the content of a month's folder. */
export function aprilOfCompany(): Promise<MonthInput> {
  return smallerCompany(readMonthFolder(APRIL), DOKKHOUN)
}

/** March with the same employees and the same data. */
export async function marchOfCompany(): Promise<MonthInput> {
  const march = monthBefore(readMonthFolder(APRIL), ['2026-03-01', '2026-03-31'])
  return smallerCompany(march, DOKKHOUN)
}

/** A company with the given months, calculated, and an account for each kind of user. */
export async function prepareCompany(
  db: Database,
  months: readonly MonthInput[],
): Promise<{ companyId: number; runIds: number[] }> {
  const runIds: number[] = []
  let companyId = 0
  for (const month of months) {
    const report = await loadMonth(db, month, {
      actor: { accountId: null, name: 'Champa' },
      language: 'la',
      onProgress: () => undefined,
    })
    companyId = report.companyId
    runIds.push(report.run.id)
  }
  await addAccounts(db, companyId)
  return { companyId, runIds }
}

/** The company with April calculated and not approved, where most stories start. */
export const april = {
  shared: 'april',
  prepare: async (db: Database) => prepareCompany(db, [await aprilOfCompany()]),
}

const Person = z.object({ id: Id, name: z.string() })
type Person = z.infer<typeof Person>

async function addAccounts(db: Database, companyId: number): Promise<void> {
  const findPerson = (empNumber: string) =>
    db.inCompany(companyId, (tx) =>
      tx.one(
        Person,
        `select id, name || ' ' || surname as name from employee where company_id = $1 and emp_number = $2`,
        [companyId, empNumber],
      ),
    )
  const account = (email: string, roles: string[], person?: Person) => ({
    email,
    roles,
    name: person?.name ?? 'ພອນສະຫວັນ ມະນີວົງ',
    password: PASSWORD,
    companyId,
    employeeId: person?.id ?? null,
  })
  const accounts = [
    account(HR, ['companyadmin']),
    account(CLERK, ['companyuser']),
    account(EMPLOYEE, ['employee'], await findPerson(EMPLOYEE_NUMBER)),
    account(MANAGER, ['employee', 'linemanager'], await findPerson('1003')),
    { ...account(PROVIDER, ['superadmin']), companyId: null },
  ]
  await db.asProvider(async (tx) => {
    for (const one of accounts) await createAccount(tx, one)
  })
}
