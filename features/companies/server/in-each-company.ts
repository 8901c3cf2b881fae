import { DatabaseUnavailable } from '#kit/database/database.ts'
import type { JobContext } from '#kit/server/jobs.ts'
import { listCompanyIds } from './list-company-ids.ts'

/**
 * Does the work of a job for one company after the other. What fails for one company is logged as `failure` and does not stop the others;
 * if the job is ended or the database is away, it throws, and the queue repeats the job. `work` returns what is logged.
 */
export async function inEachCompany(
  { db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>,
  { done, failure }: { done: string; failure: string },
  work: (companyId: number) => Promise<object>,
): Promise<void> {
  for (const companyId of await listCompanyIds(db))
    try {
      signal.throwIfAborted()
      log.debug({ companyId, ...(await work(companyId)) }, done)
    } catch (error) {
      if (signal.aborted || error instanceof DatabaseUnavailable) throw error
      log.error({ err: error, companyId }, failure)
    }
}
