import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import {
  type AccountEntry,
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

/** Days whose time off for overtime is posted. */
interface PostedDays {
  /** The first and the last day. */
  from: string
  to: string
  employeeIds: readonly number[]
}

interface ApprovedDays extends PostedDays {
  runId: number
}

const monthsAround = (from: string, months: number) => `${addMonths(from.slice(0, 7), months)}-01`

/**
 * Posts the time off for the overtime of an approved run into the ledger of leave, an entry for each date; and for dates of earlier runs what
 * has changed since. Repeating it changes nothing. The days must be current. Returns the number of entries.
 */
export async function postCompTime(tx: Tx, run: ApprovedDays, actor: Actor): Promise<number> {
  const added = await postDays(tx, run, run.runId, actor)
  if (added > 0)
    await audit(tx, tx.companyId, actor, {
      ...{ action: 'update', entity: 'payroll_run', entityId: run.runId },
      after: { comp_entries: added },
    })
  return added
}

/** The same for a month of a company without a payroll run. The log of the change belongs to the caller. */
export const postCompOfDays = (tx: Tx, days: PostedDays, actor: Actor): Promise<number> =>
  postDays(tx, days, null, actor)

async function postDays(tx: Tx, days: PostedDays, runId: number | null, actor: Actor): Promise<number> {
  const first = earlierDay(days.from, monthsAround(days.from, -MONTHS_BACK))
  const facts = await readFacts(tx, { ...days, from: first })
  if (facts.credits.length === 0 && facts.typeId === null) return 0
  const typeId = facts.typeId ?? (await requireCompType(tx))
  // A date before these days that nothing was posted for belongs to no approved run.
  const entries = changesOf(facts).filter(({ from_day, isFirst }) => !isFirst || from_day >= days.from)
  const added = await addLeaveEntries(
    tx,
    entries.map(({ isFirst: _, ...entry }) => ({
      ...{ ...entry, leave_type_id: typeId, request_id: null, run_id: runId },
    })),
    actor,
  )
  return added.length
}

/**
 * The time off for overtime that is not posted yet, of dates until `to`, as entries of the account `typeId`: it can be used at once. The
 * days must be current.
 */
export async function readProvisionalComp(
  tx: Tx,
  { typeId, employeeIds, to }: { typeId: number; employeeIds: readonly number[]; to: string },
): Promise<AccountEntry[]> {
  const facts = await readFacts(tx, { employeeIds, from: monthsAround(to, -MONTHS_BACK), to })
  return changesOf(facts).map(({ isFirst: _, ...entry }) => ({ ...entry, id: null, leave_type_id: typeId }))
}

async function readFacts(tx: Tx, { employeeIds, from, to }: PostedDays): Promise<Facts> {
  const typeId = await findCompType(tx)
  return {
    typeId,
    credits: await tx.query(CreditRow, CREDITS, [tx.companyId, employeeIds, from, to]),
    posted: typeId === null ? [] : await readPostedComp(tx, { typeId, employeeIds, from, to }),
    rules: await tx.one(Rules, RULES, [tx.companyId]),
  }
}

interface Facts {
  credits: readonly z.infer<typeof CreditRow>[]
  posted: readonly PostedComp[]
  rules: z.infer<typeof Rules>
  typeId: number | null
}

type Change = Omit<NewLeaveEntry, 'leave_type_id' | 'request_id' | 'run_id'> & {
  /** Nothing was posted for the date before. */
  isFirst: boolean
}

/** What the ledger lacks, or has too much of, for each date. */
function changesOf({ credits, posted, rules }: Facts): Change[] {
  const keyOf = (row: { employee_id: number; work_date: string }) => `${row.employee_id} ${row.work_date}`
  const weightedOf = new Map(credits.map((credit) => [keyOf(credit), credit.weighted]))
  const postedOf = new Map(posted.map((one) => [keyOf(one), one]))
  const dates = new Map([...credits, ...posted].map((row) => [keyOf(row), row]))
  return [...dates].flatMap(([key, { employee_id, work_date }]): Change[] => {
    const before = postedOf.get(key)
    const units = compUnits(weightedOf.get(key) ?? 0, rules.hours_per_day) - (before?.units ?? 0)
    if (units === 0) return []
    const { comp_expires_days: days } = rules
    const expires_on = before ? before.expires_on : days === null ? null : addDays(work_date, days)
    return [
      {
        ...{ employee_id, kind: units > 0 ? 'comp_earn' : 'comp_void', units, isFirst: !before },
        ...{ from_day: work_date, expires_on, kept_after: null, kept_units: null },
        ...{ rule_key: `comp:${work_date}:${(before?.entries ?? 0) + 1}`, note: '' },
      },
    ]
  })
}
