import { z } from 'zod'
import type { Benefit, SalarySegment, SettlementFacts } from '#engines/payroll/types.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { addDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { readSettlementFacts } from './settlement-facts.ts'

/** What a final run pays besides the settlement. */
export interface FinalScope {
  lastDay: string
  /** `all`: regular runs have paid every day of the period up to the last day, so that items only are left. */
  paidDays: 'none' | 'all'
  /** Why the person cannot be settled. */
  problem: { code: 'last_day_moved' | 'days_partly_paid'; params: Record<string, string> } | null
  settle: (person: {
    segments: readonly SalarySegment[]
    benefits: readonly Benefit[]
  }) => SettlementFacts | null
}

const SettledRow = z.object({ id: Id, emp_number: z.string(), name: z.string(), is_whole: z.boolean() })
/** An employee whose days a final run has paid: all of them, or some. */
export type PartlySettled = z.infer<typeof SettledRow>

export const NOBODY_SETTLED: readonly PartlySettled[] = []

/** Days of the present employment in the range of a run, and those that an approved final run has paid. */
const SETTLED = `
  select e.id, e.emp_number, btrim(e.name || ' ' || e.surname) as name,
    bool_or(final.from_date <= greatest($2::date, e.start_date)
      and (final.settlement ->> 'last_day')::date >= least($3::date, coalesce(e.end_date, $3::date))) as is_whole
  from payroll_run final join ${EMPLOYEES} e on e.company_id = $1 and e.id = final.employee_ids[1]
  where final.company_id = $1 and final.kind = 'final' and final.status in ('approved', 'paid') and final.id <> $4
    and final.from_date <= least($3::date, coalesce(e.end_date, $3::date))
    and (final.settlement ->> 'last_day')::date >= greatest($2::date, e.start_date)
    and e.deleted_at is null and e.start_date <= $3 and (e.end_date is null or e.end_date >= $2)
  group by e.id, e.emp_number, e.name, e.surname order by e.id`

/** Whom a regular run leaves out, because a final run has paid the days. */
export const readSettled = (tx: Tx, run: Pick<RunRecord, 'id' | 'from_date' | 'to_date'>) =>
  tx.query(SettledRow, SETTLED, [tx.companyId, run.from_date, run.to_date, run.id])

const EmploymentRow = z.object({ start_date: Day, end_date: Day.nullable() })
const RangeRow = z.object({ from_date: IsoDate, to_date: IsoDate })

const PAID_RANGES = `
  select run.from_date, run.to_date from payroll_run run
  join payslip p on p.company_id = $1 and p.calculation_id = run.calculation_id and p.employee_id = $2
  where run.company_id = $1 and run.kind = 'regular' and run.status in ('approved', 'paid')
    and run.from_date <= $4 and run.to_date >= $3
  order by run.from_date, run.id`

/** How many of the days from `first` to `last` the ranges contain. Ranges are ordered by their first day. */
function paidDays(
  ranges: readonly z.infer<typeof RangeRow>[],
  { first, last }: { first: string; last: string },
): 'none' | 'part' | 'all' {
  let open = first
  for (const { from_date, to_date } of ranges)
    if (from_date <= open && to_date >= open) open = addDays(to_date, 1)
  if (open > last) return 'all'
  return ranges.length === 0 ? 'none' : 'part'
}

/** What a final run pays; null for another kind of run. */
export async function readFinalScope(tx: Tx, run: RunRecord): Promise<FinalScope | null> {
  const [employeeId, { settlement }] = [run.employee_ids[0], run]
  if (!settlement || employeeId === undefined) return null
  const lastDay = settlement.last_day
  const employment = await tx.maybeOne(
    EmploymentRow,
    `select start_date, end_date from ${EMPLOYEES} e where company_id = $1 and id = $2 and deleted_at is null`,
    [tx.companyId, employeeId],
  )
  if (!employment || employment.end_date !== lastDay)
    return {
      ...{ lastDay, paidDays: 'none', settle: () => null },
      problem: { code: 'last_day_moved', params: { last_day: lastDay } },
    }
  const days = {
    first: laterDay(run.from_date, employment.start_date),
    last: earlierDay(run.to_date, lastDay),
  }
  const ranges = await tx.query(RangeRow, PAID_RANGES, [tx.companyId, employeeId, days.first, days.last])
  const paid = paidDays(ranges, days)
  const settle = await readSettlementFacts(tx, employeeId, settlement)
  if (paid !== 'part') return { lastDay, paidDays: paid, problem: null, settle }
  return {
    ...{ lastDay, paidDays: 'none', settle },
    problem: { code: 'days_partly_paid', params: { to: ranges.at(-1)?.to_date ?? '' } },
  }
}
