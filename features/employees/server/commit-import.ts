import { AppError } from '#kit/contract/errors.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { commitImport } from '../contract.ts'
import { showBatch } from './import-batches.ts'
import type { ImportJobData } from './import-job.ts'

/** Ten clicks queue one import: only the step from ready (or failed) to importing does, and one of them takes it. */
export function commitSheet(job: Job<ImportJobData>): Endpoint {
  return handle(commitImport, async (context) => {
    const { jobs, session, language, params } = context
    const companyId = companyOf(context)
    return {
      data: await inCompany(context, async (tx) => {
        const batch = await showBatch(tx, companyId, params.id, language)
        if (batch.status === 'reading') throw new AppError('import_not_ready')
        const taken = await tx.execute(
          `update import_batch set status = 'importing', done_count = 0, error_code = null, finished_at = null
           where company_id = $1 and id = $2 and status in ('ready', 'failed')`,
          [companyId, params.id],
        )
        if (taken === 1) {
          const actor = { accountId: session.accountId, name: session.name }
          await jobs.send(tx, job, { companyId, batchId: params.id, actor })
        }
        return showBatch(tx, companyId, params.id, language)
      }),
    }
  })
}
