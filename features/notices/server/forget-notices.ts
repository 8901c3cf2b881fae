import { listCompanyIds } from '#features/companies/server/index.ts'
import { defineJob } from '#kit/server/jobs.ts'

/** Notices are deleted after this time, also unread ones. */
const KEPT_DAYS = 90

/** Deletes old notices of every company. */
export const forgetNotices = defineJob({
  name: 'forget-notices',
  isDaily: true,
  async run(_, { db, signal }) {
    for (const companyId of await listCompanyIds(db)) {
      signal.throwIfAborted()
      await db.inCompany(companyId, (tx) =>
        tx.execute(
          'delete from notice where company_id = $1 and created_at < now() - make_interval(days => $2)',
          [companyId, KEPT_DAYS],
        ),
      )
    }
  },
})
