import { listCompanyIds } from '#features/companies/server/index.ts'
import { clockInLaos, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { defineJob, type Job } from '#kit/server/jobs.ts'
import { isWorkday } from '../../domain/workdays.ts'
import { followLeaders } from '../approvers/follow-leaders.ts'
import { PRODUCT, type RequestEngine, readApprovalSettings } from '../engine.ts'
import { forgetLinks } from '../mail-links/make-links.ts'
import { escalateLate } from './escalate-late.ts'
import { remindApprovers } from './remind-approvers.ts'

/** What is done about the open requests of the transaction's company at an hour of a day in Laos. */
export async function watchCompany(
  tx: Tx,
  engine: RequestEngine,
  { today, hour }: { today: string; hour: number },
): Promise<void> {
  // Accounts that were closed, and last days that are over.
  await followLeaders(tx, engine, PRODUCT)
  await forgetLinks(tx)
  if (!isWorkday(today)) return
  const { escalate_after_days: afterDays, remind_hour } = await readApprovalSettings(tx)
  await escalateLate(tx, engine, { today, afterDays })
  if (hour >= remind_hour) await remindApprovers(tx, engine, today)
}

/** Once an hour in each company: asks others where nobody answers, and reminds those who are asked. */
export const watchRequests = (engine: RequestEngine): Job =>
  defineJob({
    name: 'watch-requests',
    isHourly: true,
    async run(_, { db, signal }) {
      for (const companyId of await listCompanyIds(db)) {
        signal.throwIfAborted()
        const at = { today: todayInLaos(), hour: Number(clockInLaos(Date.now()).slice(0, 2)) }
        await db.inCompany(companyId, (tx) => watchCompany(tx, engine, at))
      }
    },
  })
