import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'

const RunOfPeriod = z.object({
  id: Id,
  title: z.string(),
  status: z.string(),
  calculation_id: Id.nullable(),
})
export type RunOfPeriod = z.infer<typeof RunOfPeriod>

/** The first regular run of exactly this period ('YYYY-MM-DD', inclusive), or null. */
export const findRunOfPeriod = (tx: Tx, from: string, to: string): Promise<RunOfPeriod | null> =>
  tx.maybeOne(
    RunOfPeriod,
    `select id, title, status, calculation_id from payroll_run
     where company_id = $1 and kind = 'regular' and from_date = $2 and to_date = $3 order by id limit 1`,
    [tx.companyId, from, to],
  )

export interface RunDivisors {
  mode: string
  days_per_month: number
  hours_per_day: number
}

/** Gives an open run another mode and other divisors; a run that already has them, or is approved, does not change. */
export async function changeOpenRun(tx: Tx, id: number, divisors: RunDivisors, actor: Actor): Promise<void> {
  const { mode, days_per_month, hours_per_day } = divisors
  const changed = await tx.execute(
    `update payroll_run set mode = $3, days_per_month = $4, hours_per_day = $5, version = version + 1
     where company_id = $1 and id = $2 and status in ('draft', 'calculated')
       and (mode, days_per_month, hours_per_day) is distinct from ($3::text, $4::numeric, $5::numeric)`,
    [tx.companyId, id, mode, days_per_month, hours_per_day],
  )
  if (changed === 0) return
  const after = { mode, days_per_month, hours_per_day }
  await audit(tx, tx.companyId, actor, { action: 'update', entity: 'payroll_run', entityId: id, after })
}

const UnpaidRow = z.object({ empNumber: z.string(), name: z.string(), code: z.string() })
const PayslipsRow = z.object({ payslips: Count })

export interface RunOutcome extends z.infer<typeof PayslipsRow> {
  /** Employees who cannot be paid, with the reason, in the order of employee numbers. */
  unpaid: z.infer<typeof UnpaidRow>[]
}

/** How many payslips the run's last calculation made, and which employees have none. */
export async function readRunOutcome(tx: Tx, id: number): Promise<RunOutcome> {
  const { payslips } = await tx.one(
    PayslipsRow,
    `select count(*) as payslips from payslip p join payroll_run r on r.company_id = $1 and r.id = $2
     where p.company_id = $1 and p.calculation_id = r.calculation_id`,
    [tx.companyId, id],
  )
  const unpaid = await tx.query(
    UnpaidRow,
    `select p.emp_number as "empNumber", p.name, p.code from payroll_problem p
     join payroll_run r on r.company_id = $1 and r.id = $2
     where p.company_id = $1 and p.calculation_id = r.calculation_id order by p.emp_number`,
    [tx.companyId, id],
  )
  return { payslips, unpaid }
}
