import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { mayDo } from '#kit/server/permit.ts'
import { deleteRun as route } from '../../contract.ts'
import { releaseDifferences } from '../differences/settle-differences.ts'
import { hasHeld } from '../holds/held.ts'
import { dropCalculations, lockIdleRun } from './idle-run.ts'

export const deleteRun = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await lockIdleRun(tx, companyId, context.params.id, 'delete')
    if (!mayDo(context.session, 'pay-payroll') && (await hasHeld(tx, run.id)))
      throw new AppError('run_has_held')
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
