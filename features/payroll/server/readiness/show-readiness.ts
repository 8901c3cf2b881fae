import { ensureDerived } from '#features/attendance/server/index.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showReadiness as route } from '../../contract.ts'
import { readRunExchange } from '../calculation/company-rules.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { isItemsOnly, readScope } from '../calculation/pay-scope.ts'
import { overlappingRuns } from '../runs/overlapping-runs.ts'
import { loadRun } from '../runs/run-record.ts'
import { findMissing } from './find-missing.ts'
import { readTimeOffToPay } from './time-off-to-pay.ts'
import { findZeroOvertime } from './zero-overtime.ts'

export const showReadiness = handle(route, async (context) => {
  const companyId = companyOf(context)
  const run = await inCompany(context, (tx) => loadRun(tx, companyId, context.params.id))
  const range = { from: run.from_date, to: run.to_date }
  const derivation =
    run.kind === 'extra'
      ? ({ state: 'current', left: 0 } as const)
      : await ensureDerived(context.db, companyId, range.from, range.to)
  return inCompany(context, async (tx) => {
    const scope = await readScope(tx, run)
    const { only, except } = scope
    const currencies = Object.keys((await readRunExchange(tx, companyId, run)).rates)
    const findings = await findMissing(tx, companyId, {
      ...range,
      ...{ only, except, itemsOnly: isItemsOnly(scope), currencies },
    })
    const hasZero = findings.some(({ code }) => code === 'overtime_zero')
    const ids = await idsToPay(tx, companyId, range, scope)
    return {
      data: {
        employees: ids.length,
        time_off_to_pay: scope.choice === null ? await readTimeOffToPay(tx, run, range, ids) : null,
        findings,
        ...(hasZero
          ? await findZeroOvertime(tx, companyId, range)
          : { zero_overtime: [], zero_overtime_days: 0 }),
        overlaps: await overlappingRuns(tx, companyId, run, run.id),
        derivation,
      },
    }
  })
})
