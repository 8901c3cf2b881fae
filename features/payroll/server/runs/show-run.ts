import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showProgress as progressRoute, showRun as route } from '../../contract.ts'
import { latestCalculation, toCalculation } from '../calculation/calculation-record.ts'
import { describeRun } from './describe-run.ts'
import { loadRun } from './run-record.ts'

export const showRun = handle(route, (context) =>
  inCompany(context, async (tx) => ({
    data: await describeRun(tx, companyOf(context), context.params.id, context.session, context.language),
  })),
)

/** Requested every second while a run is calculated: two rows by their keys. */
export const showProgress = handle(progressRoute, (context) =>
  inCompany(context, async (tx) => {
    const run = await loadRun(tx, companyOf(context), context.params.id)
    const latest = await latestCalculation(tx, companyOf(context), run.id)
    return { data: latest && toCalculation(latest) }
  }),
)
