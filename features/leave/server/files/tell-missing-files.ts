import { z } from 'zod'
import { inEachCompany } from '#features/companies/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { CERTIFICATE_DAYS } from '../../contract.ts'
import { LEAVE_FILE_MISSING } from '../../domain/notice-kinds.ts'
import { LEAVE_PROOF } from './proof-sql.ts'

/** Days after the last day of a leave on which the employee is told, the later ones first. */
const AFTER = [8, 1]

const Row = z.object({ id: Id, employee_id: Id, first_day: IsoDate, last_day: IsoDate })
const MISSING = `
  select r.id, r.employee_id, r.start_date as first_day, r.end_date as last_day
  from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id and t.file_from_days is not null
  where r.company_id = $1 and r.end_date between $2 and $3 and r.status <> 'draft' and ${LEAVE_PROOF} = 'missing' order by r.id`

/** Asks the employees of a company for missing certificates, on the day after the leave and a week later. Returns how many are told. */
export function tellMissingFiles(db: Database, companyId: number, today: string): Promise<number> {
  return db.inCompany(companyId, async (tx) => {
    const values = [companyId, addDays(today, -CERTIFICATE_DAYS), addDays(today, -1)]
    const rows = await tx.query(Row, MISSING, values)
    const notices = rows.map(({ id, employee_id, first_day, last_day }) => {
      const step = AFTER.find((days) => addDays(last_day, days) <= today)
      const dedupeKey = `leave-file:${id}:${step}`
      return LEAVE_FILE_MISSING.notice({ employeeIds: [employee_id] }, { first_day, last_day }, { dedupeKey })
    })
    return sendNotices(tx, notices)
  })
}

/** Once a day, in the morning. */
export const tellMissingFilesDaily = defineJob({
  name: 'tell-missing-leave-files',
  isDaily: true,
  run: (_, job) =>
    inEachCompany(
      job,
      {
        done: 'leave without its certificate',
        failure: 'the employees of a company were not told of missing certificates',
      },
      async (companyId) => ({ told: await tellMissingFiles(job.db, companyId, todayInLaos()) }),
    ),
})
