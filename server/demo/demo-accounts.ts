import { z } from 'zod'
import { ACCOUNTS, accountExists, createAccount } from '#features/access/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts'

export type CompanyIds = Record<NonNullable<DemoAccount['company']>, number>

/** Adds missing accounts. */
export async function addDemoAccounts(db: Database, companies: CompanyIds): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const companyId = account.company === null ? null : companies[account.company]
    const person =
      companyId !== null && account.empNumber ? await findPerson(db, companyId, account.empNumber) : null
    await db.asProvider(async (tx) => {
      if (await accountExists(tx, account.email)) return
      await createAccount(tx, {
        email: account.email,
        name: person?.name ?? account.name,
        password: DEMO_PASSWORD,
        companyId,
        employeeId: person?.id ?? null,
        roles: account.roles,
      })
    })
  }
}

const IdNameRow = z.object({ id: Id, name: z.string() })

async function findPerson(
  db: Database,
  companyId: number,
  empNumber: string,
): Promise<{ id: number; name: string } | null> {
  return db.inCompany(companyId, (tx) =>
    tx.maybeOne(
      IdNameRow,
      `select id, name || ' ' || surname as name from ${EMPLOYEES} employee where company_id = $1 and emp_number = $2`,
      [companyId, empNumber],
    ),
  )
}

const EmailRow = z.object({ email: z.string() })

/** The existing demo accounts, for printing. */
export async function demoAccounts(
  db: Database,
): Promise<{ password: string; accounts: readonly DemoAccount[] }> {
  const emails = await db.asProvider((tx) =>
    tx.query(EmailRow, `select email from ${ACCOUNTS} account where email = any($1)`, [
      DEMO_ACCOUNTS.map(({ email }) => email),
    ]),
  )
  const existing = new Set(emails.map(({ email }) => email))
  return { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS.filter(({ email }) => existing.has(email)) }
}
