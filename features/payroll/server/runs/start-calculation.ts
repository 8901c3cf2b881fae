import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { calculateRun as route } from '../../contract.ts'
import { calculationJob } from '../calculation/calculation-job.ts'
import { requestCalculation, toCalculation } from '../calculation/calculation-record.ts'

/**
 * Ten simultaneous requests make one calculation: the lock of the run's row handles them one after another, and the
 * others find it queued, running, or finished since their request.
 */
export const startCalculation = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const runId = context.params.id
    const waited = context.reply.elapsedTime
    const request = { status: 'queued' as const, actor: actorOf(context), waited }
    const { calculation, isNew } = await requestCalculation(tx, companyId, runId, request)
    if (isNew) await context.jobs.send(tx, calculationJob, { companyId, runId })
    return { data: toCalculation(calculation) }
  }),
)
