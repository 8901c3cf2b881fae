import { z } from 'zod'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { auditEach } from '#kit/server/audit.ts'
import { defineJob, type Job } from '#kit/server/jobs.ts'
import { endLinksAndSessions } from '../password/set-password.ts'
import { lockAdmins } from '../users/last-admin.ts'

/** The product itself, in the log. */
const PRODUCT = { accountId: null, name: 'Champa' }

const CompanyRow = z.object({ company_id: Id })

/**
 * Closes the accounts of employees whose last day is over, once a day (a sign-in is refused at once). `employees`:
 * the relation of the employees, a later feature.
 */
export const closeLeaversDaily = (employees: string): Job =>
  defineJob({
    name: 'close-accounts-of-leavers',
    isDaily: true,
    async run(_, { db, signal }) {
      const companies = await db.asProvider((tx) =>
        tx.query(CompanyRow, 'select company_id from tenant order by company_id'),
      )
      for (const { company_id: companyId } of companies) {
        signal.throwIfAborted()
        await db.inCompany(companyId, (tx) => closeLeavers(tx, employees))
      }
    },
  })

const LeaverRow = z.object({ id: Id, employee_id: Id, is_admin: z.boolean() })
type Leaver = z.infer<typeof LeaverRow>

/**
 * Disables the accounts of leavers and hidden employees of the transaction's company and ends their sessions. The last
 * administrators stay, because without them nobody could manage the company.
 */
export async function closeLeavers(tx: Tx, employees: string): Promise<void> {
  await lockAdmins(tx, tx.companyId)
  // tables: the relation that server/compose.ts passes, EMPLOYEES of the employees
  const leavers = await tx.query(
    LeaverRow,
    `select a.id, a.employee_id, exists (select from account_role ar join role r on r.id = ar.role_id
       where ar.account_id = a.id and r.name = $2) as is_admin
     from account a join ${employees} e on e.company_id = a.company_id and e.id = a.employee_id
     where a.company_id = $1 and e.company_id = $1 and a.status = 'active'
       and (e.deleted_at is not null or e.end_date < today_in_laos())`,
    [tx.companyId, FULL_ROLES.company],
  )
  const closed = await withoutLastAdmins(tx, leavers)
  if (closed.length === 0) return
  const ids = closed.map(({ id }) => id)
  await tx.execute(
    `update account set status = 'disabled', version = version + 1 where company_id = $1 and id = any($2)`,
    [tx.companyId, ids],
  )
  await endLinksAndSessions(tx, ids)
  await auditEach(
    tx,
    PRODUCT,
    { action: 'update', entity: 'account' },
    closed.map(({ id, employee_id }) => ({
      entityId: id,
      before: { status: 'active' },
      after: { status: 'disabled', employee_id },
    })),
  )
}

async function withoutLastAdmins(tx: Tx, leavers: readonly Leaver[]): Promise<readonly Leaver[]> {
  if (!leavers.some(({ is_admin }) => is_admin)) return leavers
  const { count } = await tx.one(
    CountRow,
    `select count(*) as count from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
     where a.company_id = $1 and a.status = 'active' and r.name = $2 and a.id <> all($3)`,
    [tx.companyId, FULL_ROLES.company, leavers.map(({ id }) => id)],
  )
  return count > 0 ? leavers : leavers.filter(({ is_admin }) => !is_admin)
}
