import { z } from 'zod'
import { mulDivRound, parseDecimal } from '#engines/payroll/fraction.ts'
import { SALARIES } from '#features/employees/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { TimeOffToPay } from '../../contract.ts'
import { readEndingTimeOff } from '../calculation/ending-time-off.ts'
import type { Range } from '../calculation/salary-segments.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** The ledger of leave counts in 1/480 day. */
const UNITS_OF_DAY = 480

const BaseRow = z.object({ employee_id: Id, base_salary: Kip })
/** In kip; a salary in another currency is in the payslip only. */
const BASES = `
  select distinct on (s.employee_id) s.employee_id, case when s.currency = '${KIP}' then s.base_salary else 0 end as base_salary
  from ${SALARIES} s where s.company_id = $1 and s.employee_id = any($2) and s.in_force_from <= $3
  order by s.employee_id, s.in_force_from desc`

/** How much time off for overtime the run would pay because it ends unused, with the base salaries of its last day; null: none. */
export async function readTimeOffToPay(
  tx: Tx,
  run: Pick<RunRecord, 'days_per_month' | 'hours_per_day'>,
  range: Range,
  employeeIds: readonly number[],
): Promise<TimeOffToPay | null> {
  const ending = await readEndingTimeOff(tx, range, employeeIds)
  if (ending.size === 0) return null
  const [days, hours] = [parseDecimal(run.days_per_month), parseDecimal(run.hours_per_day)]
  const ids = [...ending.keys()]
  const bases = await tx.query(BaseRow, BASES, [tx.companyId, ids, range.to])
  const baseOf = new Map(bases.map(({ employee_id, base_salary }) => [employee_id, base_salary]))
  const sums = { employees: ending.size, minutes: 0, amount: 0 }
  for (const [id, { units }] of ending) {
    const minutes = mulDivRound(units, hours.num * 60, hours.den * UNITS_OF_DAY)
    sums.minutes += minutes
    sums.amount += mulDivRound(baseOf.get(id) ?? 0, minutes * days.den * hours.den, days.num * hours.num * 60)
  }
  return sums
}
