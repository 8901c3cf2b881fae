import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import {
  addLeaveEntries,
  findCompType,
  type NewLeaveEntry,
  type PostedComp,
  readPostedComp,
  requireCompType,
} from '#features/leave/server/index.ts'
import { addDays, addMonths, earlierDay } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { compUnits } from '../../domain/comp-units.ts'

/** Corrections of days of earlier runs are looked for so many months back. */
const MONTHS_BACK = 13

const CreditRow = z.object({ employee_id: Id, work_date: IsoDate, weighted: z.int() })

const CREDITS = `
  select o.employee_id, o.work_date, sum(o.minutes * o.multiplier)::int as weighted from overtime_result o
  where o.company_id = $1 and o.employee_id = any($2) and o.work_date between $3 and $4 and o.pay_type = 'holiday'
  group by o.employee_id, o.work_date`

const Rules = z.object({ hours_per_day: z.number(), comp_expires_days: z.int().nullable() })
const RULES = `
  select hours_per_day::float8 as hours_per_day, comp_expires_days from ${COMPANY_SETTINGS} setting where company_id = $1`

interface ApprovedDays {
  runId: number
  /** The first and the last day of the run. */
  from: string
  to: string
  /** The employees with a payslip. */
  employeeIds: readonly number[]
}

/**
 * Posts the time off for the overtime of an approved run into the ledger of leave, an entry for each date; and for dates of earlier runs what
 * has changed since. Repeating it changes nothing. The days must be current. Returns the number of entries.
 */
export async function postCompTime(tx: Tx, run: ApprovedDays, actor: Actor): Promise<number> {
  const first = earlierDay(run.from, `${addMonths(run.from.slice(0, 7), -MONTHS_BACK)}-01`)
  const values = [tx.companyId, run.employeeIds, first, run.to]
  const credits = await tx.query(CreditRow, CREDITS, values)
  const existing = await findCompType(tx)
  if (credits.length === 0 && existing === null) return 0
  const typeId = existing ?? (await requireCompType(tx))
  const posted = await readPostedComp(tx, { typeId, employeeIds: run.employeeIds, from: first, to: run.to })
  const rules = await tx.one(Rules, RULES, [tx.companyId])
  const entries = entriesOf(run, { credits, posted, rules, typeId })
  const added = await addLeaveEntries(tx, entries, actor)
  if (added.length > 0)
    await audit(tx, tx.companyId, actor, {
      ...{ action: 'update', entity: 'payroll_run', entityId: run.runId },
      after: { comp_entries: added.length },
    })
  return added.length
}

interface Facts {
  credits: readonly z.infer<typeof CreditRow>[]
  posted: readonly PostedComp[]
  rules: z.infer<typeof Rules>
  typeId: number
}

function entriesOf(run: ApprovedDays, { credits, posted, rules, typeId }: Facts): NewLeaveEntry[] {
  const keyOf = (row: { employee_id: number; work_date: string }) => `${row.employee_id} ${row.work_date}`
  const weightedOf = new Map(credits.map((credit) => [keyOf(credit), credit.weighted]))
  const postedOf = new Map(posted.map((one) => [keyOf(one), one]))
  const dates = new Map([...credits, ...posted].map((row) => [keyOf(row), row]))
  return [...dates].flatMap(([key, { employee_id, work_date }]): NewLeaveEntry[] => {
    const before = postedOf.get(key)
    // A date before the run that nothing was posted for belongs to no approved run.
    if (!before && work_date < run.from) return []
    const units = compUnits(weightedOf.get(key) ?? 0, rules.hours_per_day) - (before?.units ?? 0)
    if (units === 0) return []
    const { comp_expires_days: days } = rules
    const expires_on = before ? before.expires_on : days === null ? null : addDays(work_date, days)
    return [
      {
        ...{ employee_id, leave_type_id: typeId, kind: units > 0 ? 'comp_earn' : 'comp_void', units },
        ...{ from_day: work_date, expires_on, kept_after: null, kept_units: null },
        ...{ rule_key: `comp:${work_date}:${(before?.entries ?? 0) + 1}`, note: '' },
        ...{ request_id: null, run_id: run.runId },
      },
    ]
  })
}
