import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { requirePermission } from '#kit/server/permit.ts'
import { commitImport } from '../contract.ts'
import { GUARDS } from '../domain/guards.ts'
import { requireGuards, showBatch } from './import-batches.ts'
import type { ImportExtension } from './import-extension.ts'
import type { ImportJobData } from './import-job.ts'

const GuardsRow = z.object({ guards: z.array(z.enum(GUARDS)) })

/** Ten clicks queue one import: only the transition from ready (or failed) to importing does, and one request makes it. */
export function commitSheet(job: Job<ImportJobData>, extensions: readonly ImportExtension[]): Endpoint {
  return handle(commitImport, async (context) => {
    const { jobs, params } = context
    const companyId = companyOf(context)
    return {
      data: await inCompany(context, async (tx) => {
        const batch = await showBatch(tx, companyId, params.id, context)
        const { guards } = await tx.one(
          GuardsRow,
          'select guards from import_batch where company_id = $1 and id = $2',
          [companyId, params.id],
        )
        requireGuards(context.session, guards, 'edit')
        if (batch.changed_count > 0)
          for (const { updates } of extensions)
            if (updates) requirePermission(context.session, updates.access)
        if (batch.status === 'reading') throw new AppError('import_not_ready')
        const updatedRows = await tx.execute(
          `update import_batch set status = 'importing', done_count = 0, error_code = null, finished_at = null
           where company_id = $1 and id = $2 and status in ('ready', 'failed')`,
          [companyId, params.id],
        )
        if (updatedRows === 1) {
          await jobs.send(tx, job, { companyId, batchId: params.id, actor: actorOf(context) })
        }
        return showBatch(tx, companyId, params.id, context)
      }),
    }
  })
}
