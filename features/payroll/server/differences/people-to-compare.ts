import { z } from 'zod'
import type { RunExchange } from '#engines/payroll/types.ts'
import { EMPLOYEE_BENEFITS, EMPLOYEES, SALARIES } from '#features/employees/server/index.ts'
import { BENEFIT_TYPES } from '#features/master-data/server/index.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { SalaryRow, salarySegments } from '../calculation/salary-segments.ts'
import type { RunRecord } from '../runs/run-record.ts'

const Terms = z.array(z.object({ base: z.int(), from: z.string(), to: z.string() }))
const EmploymentRow = z.object({
  employee_id: Id,
  start_date: Day,
  end_date: Day.nullable(),
  /** As the payslip was computed. */
  was_start: z.string(),
  was_end: z.string().nullable(),
  segments: Terms.nullable(),
  /** Null in payslips of earlier versions. */
  benefits: z.array(z.object({ type: z.int().optional(), name: z.string(), amount: z.int() })).nullable(),
})
type EmploymentRow = z.infer<typeof EmploymentRow>

/** Employment, base salaries and benefits of the payslips and of today; hidden employees are not compared. */
const EMPLOYMENTS = `
  select p.employee_id, e.start_date, e.end_date,
    coalesce(p.facts #>> '{employee,startDate}', p.person ->> 'start_date') as was_start,
    case when p.facts is null then p.person ->> 'end_date' else p.facts #>> '{employee,endDate}' end as was_end,
    coalesce(p.facts -> 'segments', p.lines #> '{0,how,terms}') as segments, p.facts -> 'benefits' as benefits
  from payslip p join ${EMPLOYEES} e on e.company_id = p.company_id and e.id = p.employee_id
  where p.company_id = $1 and p.calculation_id = $2 and e.deleted_at is null
  order by p.employee_id`

const SALARIES_UNTIL = `
  select employee_id, in_force_from as effective_date, base_salary, currency from ${SALARIES} salary
  where company_id = $1 and in_force_from <= $2 order by employee_id, in_force_from`

const BenefitRow = z.object({ employee_id: Id, type: Id, name: z.string(), amount: Kip })
type BenefitRow = z.infer<typeof BenefitRow>

/** The benefits that a run with this last day has. */
const BENEFITS_ON = `
  select b.employee_id, t.id as type, t.name, b.amount from ${EMPLOYEE_BENEFITS} b join ${BENEFIT_TYPES} t on t.company_id = $1 and t.id = b.benefit_type_id
  where b.company_id = $1 and (b.first_day is null or b.first_day <= $2) and (b.last_day is null or b.last_day >= $2)`

/**
 * Those who were hired again after the run: their present employment began later, and a final run or the payslip of an approved run
 * shows that the one before has ended. What the run paid belongs to the earlier employment, of which nothing is known today.
 */
const HIRED_AGAIN = `
  select e.id as employee_id from ${EMPLOYEES} e
  where e.company_id = $1 and e.start_date > $2 and (
    exists (select from payroll_run final where final.company_id = $1 and final.kind = 'final' and final.status in ('approved', 'paid')
      and final.employee_ids[1] = e.id and (final.settlement ->> 'last_day')::date < e.start_date)
    or exists (select from payslip p join payroll_run run on run.company_id = $1 and run.calculation_id = p.calculation_id
      where p.company_id = $1 and p.employee_id = e.id and run.status in ('approved', 'paid')
        and (p.person ->> 'end_date')::date < e.start_date))`

const IdRows = z.object({ employee_id: Id })

/** Changed days since the last comparison, and everyone with a difference: what was settled must be compared again. */
const MARKED = `
  select employee_id from pay_change where company_id = $1 and run_id = $2 and not is_checked
  union
  select employee_id from pay_difference where company_id = $1 and run_id = $2 and status <> 'void'`

/**
 * The employees whose payslip of a locked run can differ from today, in order: with changed days, other base salaries, benefits or
 * another employment, a known difference, or to pay without a payslip. `everyone`: all payslips. `exchange`: the rates of the run. `settledIds`: whose days a final run has paid. Who was hired again
 * after the run is not compared.
 */
export async function peopleToCompare(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  {
    everyone,
    exchange,
    settledIds,
  }: { everyone: boolean; exchange: RunExchange; settledIds: ReadonlySet<number> },
): Promise<number[]> {
  const employments = await tx.query(EmploymentRow, EMPLOYMENTS, [companyId, run.calculation_id])
  const withPayslip = new Set(employments.map(({ employee_id }) => employee_id))
  const range = { from: run.from_date, to: run.to_date }
  const toPay = await idsToPay(tx, companyId, range, { only: null, except: [...settledIds] })
  const without = toPay.filter((id) => !withPayslip.has(id))
  const again = await tx.query(IdRows, HIRED_AGAIN, [companyId, run.to_date])
  const compared = (ids: readonly number[]) =>
    sorted(ids.filter((id) => !again.some(({ employee_id }) => employee_id === id)))
  if (everyone) return compared([...withPayslip, ...without])
  const salaries = Map.groupBy(
    await tx.query(SalaryRow, SALARIES_UNTIL, [companyId, run.to_date]),
    ({ employee_id }) => employee_id,
  )
  const benefits = Map.groupBy(
    await tx.query(BenefitRow, BENEFITS_ON, [companyId, run.to_date]),
    ({ employee_id }) => employee_id,
  )
  const moved = employments.filter(
    (one) =>
      hasMoved(one, salaries.get(one.employee_id) ?? [], run, exchange) ||
      hasOtherBenefits(one, benefits.get(one.employee_id) ?? []),
  )
  const marked = await tx.query(IdRows, MARKED, [companyId, run.id])
  return compared([...without, ...[...moved, ...marked].map(({ employee_id }) => employee_id)])
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** An end after the run does not affect it. */
const endIn = (end: string | null, { to_date }: RunRecord) => (end !== null && end < to_date ? end : null)

/** In any order; by kind, which keeps a new name from being a difference, or by name if the payslip has no kinds. */
function hasOtherBenefits({ benefits }: EmploymentRow, now: readonly BenefitRow[]): boolean {
  if (benefits === null) return false
  const isByKind = benefits.every(({ type }) => type !== undefined)
  const text = (own: readonly { type?: number | undefined; name: string; amount: number }[]) =>
    JSON.stringify(own.map(({ type, name, amount }) => [isByKind ? type : name, amount]).sort())
  return text(benefits) !== text(now)
}

function hasMoved(
  one: EmploymentRow,
  salaries: readonly SalaryRow[],
  run: RunRecord,
  exchange: RunExchange,
): boolean {
  if (one.start_date !== one.was_start || endIn(one.end_date, run) !== endIn(one.was_end, run)) return true
  const range = { from: run.from_date, to: run.to_date }
  const now = salarySegments({ ...one, id: one.employee_id }, salaries, range, exchange)
  const text = (terms: readonly { base: number; from: string; to: string }[]) =>
    terms.map(({ base, from, to }) => `${base} ${from} ${to}`).join()
  return text(now) !== text(one.segments ?? [])
}
