import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { calculateRun as route } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { calculationJob } from '../calculation/calculation-job.ts'
import { requestCalculation, toCalculation } from '../calculation/calculation-record.ts'
import { readRunExchange } from '../calculation/company-rules.ts'
import { readScope } from '../calculation/pay-scope.ts'
import { currenciesWithoutRate } from '../readiness/find-missing.ts'
import { loadRun, type RunRecord } from './run-record.ts'

/**
 * Ten simultaneous requests make one calculation: the lock of the run's row handles them one after another, and the
 * others find it queued, running, or finished since their request.
 */
export const startCalculation = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const runId = context.params.id
    await requireExchangeRates(tx, companyId, await loadRun(tx, companyId, runId))
    const waited = context.reply.elapsedTime
    const request = { status: 'queued' as const, actor: actorOf(context), waited }
    const { calculation, isNew } = await requestCalculation(tx, companyId, runId, request)
    if (isNew) await context.jobs.send(tx, calculationJob, { companyId, runId })
    return { data: toCalculation(calculation) }
  }),
)

/**
 * Nothing is calculated while the rate of a salary's currency is missing, of anybody or of one employee: throws `exchange_rate_missing` with
 * the currencies and the day.
 */
export async function requireExchangeRates(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  employeeId?: number,
): Promise<void> {
  if (isLocked(run.status)) return
  const { day, rates } = await readRunExchange(tx, companyId, run)
  const only = employeeId === undefined ? (await readScope(tx, run)).only : [employeeId]
  const range = { from: run.from_date, to: run.to_date }
  const wanted = { ...range, only, currencies: Object.keys(rates) }
  const currencies = await currenciesWithoutRate(tx, companyId, wanted)
  if (currencies.length > 0) throw new AppError('exchange_rate_missing', { details: { currencies, day } })
}
