import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { inEachCompany } from '#features/companies/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { countDays, todayInLaos } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { LEAVE_EXPIRES } from '../../domain/notice-kinds.ts'
import { readLeaveAccounts } from './read-leave-accounts.ts'

/** Employees whose accounts are read together. */
const AT_ONCE = 250
/** Days before the last day on which an employee is told, the nearer ones first. */
const BEFORE = [14, 60]

const EmployeeRow = z.object({ employee_id: Id })
const NEXT = `
  select a.employee_id from ${ACCOUNTS} a
  join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id and e.deleted_at is null
  where a.company_id = $1 and a.status = 'active' and a.employee_id > $2 order by a.employee_id limit ${AT_ONCE}`

/** Leave that people plan: annual leave, time off for overtime, and what is carried over. Sick leave is not lost, it is not needed. */
const TYPES = `
  select id from leave_type where company_id = $1 and deleted_at is null and (category in ('annual', 'comp') or carry <> 'none')
    and (amount is not null or accrual = 'none') order by id`

/** Tells the employees of a company how many days they lose, 60 and 14 days before; once each. Returns how many are told. */
export async function tellExpiry(db: Database, companyId: number, today: string): Promise<number> {
  let told = 0
  for (let after = 0; ; ) {
    const last = await db.inCompany(companyId, async (tx) => {
      const rows = await tx.query(EmployeeRow, NEXT, [companyId, after])
      const ids = rows.map(({ employee_id }) => employee_id)
      if (ids.length > 0) told += await tellSome(tx, ids, today)
      return ids.at(-1)
    })
    if (last === undefined) return told
    after = last
  }
}

async function tellSome(tx: Tx, employeeIds: readonly number[], today: string): Promise<number> {
  const typeIds = (await tx.query(IdRow, TYPES, [tx.companyId])).map(({ id }) => id)
  const accounts = await readLeaveAccounts(tx, { employeeIds, typeIds, from: today, to: today })
  const notices = employeeIds.flatMap((id) =>
    typeIds.flatMap((typeId) => {
      const { right, ledger } = accounts.account(id, typeId)
      return ledger.balance(today).expiring.flatMap(({ days, last_day }) => {
        const left = countDays(today, last_day) - 1
        const step = BEFORE.find((most) => left <= most)
        if (step === undefined || days <= 0) return []
        const params = { leave_type: right.name, days: Number(days.toFixed(2)), last_day }
        const dedupeKey = `leave-expires:${typeId}:${last_day}:${step}`
        return [LEAVE_EXPIRES.notice({ employeeIds: [id] }, params, { dedupeKey })]
      })
    }),
  )
  return sendNotices(tx, notices)
}

/** Once a day, in the morning. */
export const tellExpiryDaily = defineJob({
  name: 'tell-leave-expiry',
  isDaily: true,
  isHeavy: true,
  run: (_, job) =>
    inEachCompany(
      job,
      {
        done: 'leave that is lost soon',
        failure: 'the employees of a company were not told of leave that is lost',
      },
      async (companyId) => ({ told: await tellExpiry(job.db, companyId, todayInLaos()) }),
    ),
})
