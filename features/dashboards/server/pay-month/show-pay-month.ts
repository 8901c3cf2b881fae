import type { Derivation } from '#features/attendance/contract.ts'
import { ensureDerived } from '#features/attendance/server/index.ts'
import { readCompanySetting } from '#features/companies/server/index.ts'
import { CALCULATIONS, PAYROLL_RUNS } from '#features/payroll/server/index.ts'
import { earlierDay, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showPayMonth as route } from '../../contract.ts'
import { nextPayPeriod } from '../../domain/pay-period.ts'
import { type Month, MonthRun } from './month.ts'
import { readNeeds } from './needs.ts'
import { rightsOf } from './rights.ts'
import { readSteps } from './steps.ts'

const count = (name: string) => `coalesce((done.totals -> '${name}')::int, 0) as ${name}`

const RUNS = `
  select run.id, run.from_date, run.to_date, run.status, run.days_per_month::float8, run.hours_per_day::float8, run.calculation_id,
    ${['employees', 'problems', 'unpayable', 'reviews'].map(count).join(', ')}
  from ${PAYROLL_RUNS} run left join ${CALCULATIONS} done on done.company_id = $1 and done.id = run.calculation_id
  where run.company_id = $1 and run.kind = 'regular' and (run.status <> 'paid' or run.id = (
    select last.id from ${PAYROLL_RUNS} last where last.company_id = $1 and last.kind = 'regular'
    order by last.to_date desc, last.id desc limit 1))`

const readRuns = (tx: Tx): Promise<MonthRun[]> => tx.query(MonthRun, RUNS, [tx.companyId])

const CURRENT: Derivation = { state: 'current', left: 0 }

/** The days up to today are derived first, for users who can see them. */
export const showPayMonth = handle(route, async (context) => {
  const rights = rightsOf(context.session)
  const today = todayInLaos()
  const month = await inCompany(context, async (tx): Promise<Month> => {
    const runs = await readRuns(tx)
    const setting = await readCompanySetting(tx)
    const period = nextPayPeriod(runs, setting.pay_day, today)
    return { period, runs, rights, today, noticeDays: setting.contract_notice_days }
  })
  const { period } = month
  const derivation =
    rights.days && period.from <= today
      ? await ensureDerived(context.db, companyOf(context), period.from, earlierDay(period.to, today))
      : CURRENT
  return inCompany(context, async (tx) => {
    const { run, from, to, payDay, daysLeft } = period
    const shown = rights.payroll && run
    return {
      data: {
        ...{ from, to, pay_day: payDay, days_left: daysLeft, derivation },
        run: shown
          ? { id: run.id, days_per_month: run.days_per_month, hours_per_day: run.hours_per_day }
          : null,
        ...(await readSteps(tx, month)),
        needs: await readNeeds(tx, month),
      },
    }
  })
})
