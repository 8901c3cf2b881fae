import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { mayDo } from '#kit/server/permit.ts'
import { deleteRun as route } from '../../contract.ts'
import { releaseDifferences } from '../differences/settle-differences.ts'
import { hasHeld } from '../holds/held.ts'
import { dropCalculations, lockIdleRun } from './idle-run.ts'

/** Deletes a locked, idle run; the differences that it was to take wait again. */
export async function removeRun(tx: Tx, companyId: number, id: number): Promise<void> {
  await dropCalculations(tx, companyId, id)
  await releaseDifferences(tx, companyId, id)
  await tx.execute('delete from payroll_run where company_id = $1 and id = $2', [companyId, id])
}

export const deleteRun = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await lockIdleRun(tx, companyId, context.params.id, 'delete')
    if (run.kind === 'final') throw new AppError('run_of_settlement')
    if (!mayDo(context.session, 'pay-payroll') && (await hasHeld(tx, run.id)))
      throw new AppError('run_has_held')
    await removeRun(tx, companyId, run.id)
    await audit(tx, companyId, actorOf(context), {
      action: 'delete',
      entity: 'payroll_run',
      entityId: run.id,
      before: run,
    })
    return { data: { deleted: true as const } }
  }),
)
