import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { inEachCompany } from '#features/companies/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { STAYED_LONGER } from '../../domain/notice-kinds.ts'
import { findStays } from './find-stays.ts'

/** Employees whose days are judged together. */
const AT_ONCE = 250

const EmployeeRow = z.object({ employee_id: Id })

/** Employees with an account, after $2. */
const NEXT = `
  select a.employee_id from ${ACCOUNTS} a
  join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id and e.deleted_at is null
  where a.company_id = $1 and a.status = 'active' and a.employee_id > $2 order by a.employee_id limit ${AT_ONCE}`

/** Asks the employees of a company who have stayed longer whether they want to ask for overtime; once for each day. Returns how many are told. */
export async function tellStays(db: Database, companyId: number, asOf: Date): Promise<number> {
  let told = 0
  for (let after = 0; ; ) {
    const last = await db.inCompany(companyId, async (tx) => {
      const rows = await tx.query(EmployeeRow, NEXT, [companyId, after])
      const employeeIds = rows.map(({ employee_id }) => employee_id)
      told += await tellSome(tx, employeeIds, asOf)
      return employeeIds.at(-1)
    })
    if (last === undefined) return told
    after = last
  }
}

async function tellSome(tx: Tx, employeeIds: readonly number[], asOf: Date): Promise<number> {
  const stays = await findStays(tx, { employeeIds, asOf, onlyClosed: true })
  return sendNotices(
    tx,
    stays.map(({ employeeId, work_date, from_time, to_time }) =>
      STAYED_LONGER.notice(
        { employeeIds: [employeeId] },
        { work_date, from_time, to_time },
        { routeParams: { work_date }, dedupeKey: `stayed-longer:${work_date}` },
      ),
    ),
  )
}

/** Once a day, in the morning. */
export const tellStaysDaily = defineJob({
  name: 'tell-stays',
  isDaily: true,
  isHeavy: true,
  run: (_, job) =>
    inEachCompany(
      job,
      {
        done: 'stayed longer',
        failure: 'the employees of a company were not told that they stayed longer',
      },
      async (companyId) => ({ told: await tellStays(job.db, companyId, new Date()) }),
    ),
})
