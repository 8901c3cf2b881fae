import { z } from 'zod'
import { DAY_RESULTS, lastDayWithScans } from '#features/attendance/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { earlierDay } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { PayMonth, PayStep, PayStepName, StepCount } from '../../contract.ts'
import type { Month, MonthRun } from './month.ts'

type Counts = Partial<Record<StepCount, number>>
type Steps = Pick<PayMonth, 'steps' | 'last_scans'>

/**
 * $2 and $3: the days, $4: the last day with scans or null, $5: today. Days after that one on which somebody is absent are
 * days without scans; the day that has begun is none yet.
 */
const DAYS = `
  select (count(distinct work_date) filter (where result = 'absent' and work_date < $5 and ($4::date is null or work_date > $4)))::int as days_without_scans,
    (count(*) filter (where result = 'forgotten'))::int as forgotten
  from ${DAY_RESULTS} d where company_id = $1 and work_date between $2 and $3 and result in ('absent', 'forgotten')`
const DaysRow = z.object({ days_without_scans: Count, forgotten: Count })

const REQUESTS = `
  select
    (select count(*)::int from ${OVERTIME_REQUESTS} o where o.company_id = $1 and o.status in ('pending', 'approved')
       and o.work_date between $2 and $3) as overtime,
    (select count(*)::int from ${LEAVE_REQUESTS} l where l.company_id = $1 and l.status in ('pending', 'approved')
       and l.start_date <= $3 and l.end_date >= $2) as leave`
const RequestsRow = z.object({ overtime: Count, leave: Count })

/** A step with what is open in it. By default it is done when nothing is. */
function stepOf(name: PayStepName, counts: Counts, isDone?: boolean): PayStep {
  const open = (Object.entries(counts) as [StepCount, number][])
    .filter(([, count]) => count > 0)
    .map(([of, count]) => ({ of, count }))
  return { name, is_done: isDone ?? open.length === 0, counts: open }
}

/** The steps that the user can see, in their order. */
export async function readSteps(tx: Tx, month: Month): Promise<Steps> {
  const { rights, period } = month
  const ofDays = rights.days ? await stepsOfDays(tx, month) : { steps: [], last_scans: null }
  const steps = [...ofDays.steps, ...(await stepOfRequests(tx, month))]
  if (rights.payroll) steps.push(...stepsOfRun(period.run))
  return { steps, last_scans: ofDays.last_scans }
}

async function stepsOfDays(tx: Tx, { period, today }: Month): Promise<Steps> {
  const { from, to } = period
  const last = from <= today ? await lastDayWithScans(tx, from, earlierDay(to, today)) : null
  const row = await tx.one(DaysRow, DAYS, [tx.companyId, from, to, last, today])
  const { days_without_scans, forgotten } = row
  const isIn = from <= today && last !== null && days_without_scans === 0
  return {
    steps: [
      stepOf('scans', { days_without_scans }, isIn),
      stepOf('forgotten', { forgotten }, isIn && forgotten === 0),
    ],
    last_scans: last,
  }
}

async function stepOfRequests(tx: Tx, { rights, period }: Month): Promise<PayStep[]> {
  if (!rights.overtime && !rights.leave) return []
  const waiting = await tx.one(RequestsRow, REQUESTS, [tx.companyId, period.from, period.to])
  return [
    stepOf('requests', {
      ...(rights.overtime && { overtime: waiting.overtime }),
      ...(rights.leave && { leave: waiting.leave }),
    }),
  ]
}

function stepsOfRun(run: MonthRun | null): PayStep[] {
  const status = run?.status ?? 'draft'
  const isCalculated = status !== 'draft'
  const isApproved = status === 'approved' || status === 'paid'
  const { employees = 0, problems = 0, unpayable = 0, reviews = 0 } = (isCalculated && run) || {}
  return [
    stepOf('calculate', { employees, problems }, isCalculated && problems === 0),
    stepOf(
      'review',
      { unpayable, reviews },
      isApproved || (isCalculated && unpayable === 0 && reviews === 0),
    ),
    stepOf('approve', {}, isApproved),
    stepOf('pay', {}, status === 'paid'),
  ]
}
