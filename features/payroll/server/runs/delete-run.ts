import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { deleteRun as route } from '../../contract.ts'
import { releaseDifferences } from '../differences/settle-differences.ts'
import { dropCalculations, lockIdleRun } from './idle-run.ts'

export const deleteRun = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await lockIdleRun(tx, companyId, context.params.id, 'delete')
    await dropCalculations(tx, companyId, run.id)
    await releaseDifferences(tx, companyId, run.id)
    await tx.execute('delete from payroll_run where company_id = $1 and id = $2', [companyId, run.id])
    await audit(tx, companyId, actorOf(context), {
      action: 'delete',
      entity: 'payroll_run',
      entityId: run.id,
      before: run,
    })
    return { data: { deleted: true as const } }
  }),
)
