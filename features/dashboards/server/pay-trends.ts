import { z } from 'zod'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { CALCULATIONS, PAYROLL_RUNS, PAYSLIPS } from '#features/payroll/server/index.ts'
import { addMonths, firstOfMonth, lastOfMonth, monthOf } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type CompanyDashboard, DashboardRun, type OvertimeCost, TREND_MONTHS } from '../contract.ts'

export type PayTrends = Pick<CompanyDashboard, 'run' | 'pay' | 'overtime'>
export const NO_PAY: PayTrends = { run: null, pay: null, overtime: null }

const RUNS = `
  select run.id, run.title, run.kind, run.to_date, run.status, run.days_per_month::float8, run.hours_per_day::float8, run.calculation_id,
    (done.totals -> 'employees')::int as employees, (done.totals -> 'sums' -> 'net')::bigint as net,
    (done.totals -> 'sums' -> 'cost')::bigint as cost, (done.totals -> 'sums' -> 'overtime')::bigint as overtime
  from ${PAYROLL_RUNS} run join ${CALCULATIONS} done on done.company_id = $1 and done.id = run.calculation_id
  where run.company_id = $1 and run.status <> 'draft'`

const RunRow = DashboardRun.extend({
  kind: z.enum(['regular', 'extra', 'final']),
  calculation_id: Id,
  overtime: Kip.nullable(),
})
type RunRow = z.infer<typeof RunRow>

/** $2: the calculation, $3: that of the run before or null. By the department of the payslip, as it was paid. */
const OVERTIME = `
  select d.name, p.amount, p.before from (
    select department_id, sum(overtime) filter (where calculation_id = $2)::bigint as amount,
      coalesce(sum(overtime) filter (where calculation_id <> $2), 0)::bigint as before
    from ${PAYSLIPS} payslip where company_id = $1 and calculation_id in ($2, $3) and overtime <> 0 group by department_id) p
  left join ${DEPARTMENTS} d on d.company_id = $1 and d.id = p.department_id
  where p.amount is not null order by p.amount desc, d.name`

const OvertimeRow = z.object({ name: z.string().nullable(), amount: Kip, before: Kip })

/** The pay of the last months. Three queries; the sums of a run are stored with its calculation. */
export async function readPayTrends(tx: Tx, today: string): Promise<PayTrends> {
  const first = firstOfMonth(addMonths(today, 1 - TREND_MONTHS))
  const rows = await tx.query(
    RunRow,
    `${RUNS} and run.to_date between $2 and $3 order by run.to_date, run.id`,
    [tx.companyId, first, lastOfMonth(today)],
  )
  const regular = rows.filter(({ kind }) => kind === 'regular')
  const latest = regular.at(-1)
  return {
    run: latest ? runOf(latest) : await readLatest(tx, today),
    pay: [...Map.groupBy(rows, ({ to_date }) => monthOf(to_date))].map(([month, runs]) => payOf(month, runs)),
    overtime: latest ? await readOvertime(tx, latest, regular.at(-2)) : null,
  }
}

const runOf = ({ kind: _, calculation_id: __, overtime: ___, ...run }: RunRow): DashboardRun => run

/** A company that has stopped paying: its last run, however old. */
async function readLatest(tx: Tx, today: string): Promise<DashboardRun | null> {
  const sql = `${RUNS} and run.kind = 'regular' and run.to_date <= $2 order by run.to_date desc, run.id desc limit 1`
  const row = await tx.maybeOne(RunRow, sql, [tx.companyId, lastOfMonth(today)])
  return row && runOf(row)
}

function payOf(month: string, runs: readonly RunRow[]) {
  const run = runs.findLast(({ kind }) => kind === 'regular')
  return {
    month,
    net: runs.reduce((sum, { net }) => sum + net, 0),
    cost: runs.reduce((sum, { cost }) => sum + cost, 0),
    is_open: runs.some(({ status }) => status === 'calculated'),
    run: run ? { id: run.id, days_per_month: run.days_per_month, hours_per_day: run.hours_per_day } : null,
  }
}

async function readOvertime(
  tx: Tx,
  latest: RunRow,
  before: RunRow | undefined,
): Promise<OvertimeCost | null> {
  if (!latest.overtime) return null
  const departments = await tx.query(OvertimeRow, OVERTIME, [
    tx.companyId,
    latest.calculation_id,
    before?.calculation_id ?? null,
  ])
  return {
    month: monthOf(latest.to_date),
    is_open: latest.status === 'calculated',
    month_before: before ? monthOf(before.to_date) : null,
    departments,
  }
}
