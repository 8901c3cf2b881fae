import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { calculateRun as route } from '../../contract.ts'
import { calculationJob } from '../calculation/calculation-job.ts'
import { requestCalculation, toCalculation } from '../calculation/calculation-record.ts'

/**
 * Ten presses at once make one calculation: the run's row lets one in after the other, and the rest find it queued,
 * at work, or already done since they pressed.
 */
export const startCalculation = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const runId = context.params.id
    const waited = context.reply.elapsedTime
    const wanted = { status: 'queued' as const, actor: actorOf(context), waited }
    const { calculation, isNew } = await requestCalculation(tx, companyId, runId, wanted)
    if (isNew) await context.jobs.send(tx, calculationJob, { companyId, runId })
    return { data: toCalculation(calculation) }
  }),
)
