import { z } from 'zod'
import { lockPeople } from '#features/employees/server/index.ts'
import { requireOthers } from '#features/requests/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { auditEach } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { adjustLateChanges, listLateChanges } from '../../contract.ts'
import { lateKey } from '../../domain/ledger/close-year.ts'
import { daysOfUnits, unitsOfDays } from '../../domain/ledger/entries.ts'
import { lotDays } from '../../domain/ledger/grants.ts'
import { addLeaveEntries, type NewLeaveEntry } from '../ledger/add-entries.ts'
import { readRules } from '../ledger/read-leave-accounts.ts'
import { readClosings } from './read-closings.ts'
import { readYearAccounts, unitsOf, withNames } from './year-accounts.ts'

const KnownRow = z.object({ employee_id: Id, leave_type_id: Id, units: z.int(), late: Count })

/** What a year has brought forward, with what was put right since. */
const KNOWN = `
  select employee_id, leave_type_id, sum(units)::int as units, count(*) filter (where rule_key like 'late:%') as late
  from leave_entry
  where company_id = $1 and (rule_key like 'close:' || $2 || ':%' or rule_key like 'late:' || $2 || ':%')
    and ($3::bigint[] is null or employee_id = any($3))
  group by employee_id, leave_type_id`

interface Late {
  employee_id: number
  leave_type_id: number
  units: number
  /** How many entries have put the account right before. */
  before: number
}

/** The accounts of which a closed year would bring forward something else today, and how much more or less. Empty for an open year. */
async function readLate(tx: Tx, year: string, employeeIds: readonly number[] | null = null): Promise<Late[]> {
  if (!(await readClosings(tx)).some((closing) => closing.year === year)) return []
  const known = await tx.query(KnownRow, KNOWN, [tx.companyId, year, employeeIds])
  const keyOf = (one: { employee_id: number; leave_type_id: number }) =>
    `${one.employee_id} ${one.leave_type_id}`
  const knownOf = new Map(known.map((row) => [keyOf(row), row]))
  return (await readYearAccounts(tx, year, employeeIds)).flatMap((account) => {
    const { units = 0, late = 0 } = knownOf.get(keyOf(account)) ?? {}
    const more = unitsOf(account) - units
    if (more === 0) return []
    const { employee_id, leave_type_id } = account
    return [{ employee_id, leave_type_id, units: more, before: late }]
  })
}

/** As many as can be put right at once. */
const MOST = 500

export const listLate = handle(listLateChanges, (context) =>
  inCompany(context, async (tx) => {
    const late = await readLate(tx, String(context.params.leave_year))
    return { data: await withNames(tx, late.slice(0, MOST), context.language) }
  }),
)

/** The entries count from today; days that are given end like other leave of this year. */
async function entriesOf(
  tx: Tx,
  year: string,
  late: readonly Late[],
  note: string,
): Promise<NewLeaveEntry[]> {
  const today = todayInLaos()
  const { types, setting } = await readRules(tx)
  const typeOf = new Map(types.map((type) => [type.id, type]))
  return late.map(({ employee_id, leave_type_id, units, before }) => {
    const type = typeOf.get(leave_type_id)
    const days =
      units < 0 || !type
        ? { from_day: today, expires_on: today, kept_after: null, kept_units: null }
        : lotDays(type, setting, today)
    return {
      ...{ employee_id, leave_type_id, kind: 'adjust', units, ...days },
      ...{ rule_key: lateKey(year, before + 1), note, request_id: null, run_id: null },
    }
  })
}

/** HR puts accounts right after late changes of a closed year. Throws `stale_version` if a difference is not the one that was shown. */
export const adjustLate = handle(adjustLateChanges, (context) =>
  inCompany(context, async (tx) => {
    const { items, note } = context.body
    const year = String(context.params.leave_year)
    const ids = [...new Set(items.map(({ employee_id }) => employee_id))]
    await lockPeople(tx, ids)
    await requireOthers(tx, context, ids)
    const late = await readLate(tx, year, ids)
    const chosen = items.map((item) =>
      late.find(
        (one) =>
          one.employee_id === item.employee_id &&
          one.leave_type_id === item.leave_type_id &&
          one.units === unitsOfDays(item.days),
      ),
    )
    if (chosen.some((one) => one === undefined)) throw new AppError('stale_version')
    const changes = [...new Set(chosen)] as Late[]
    const actor = actorOf(context)
    const stored = await addLeaveEntries(tx, await entriesOf(tx, year, changes, note), actor)
    await auditEach(
      tx,
      actor,
      { action: 'create', entity: 'leave_entry' },
      stored.map((entityId, at) => {
        const { employee_id, leave_type_id, units } = changes[at] as Late
        const after = { employee_id, leave_type_id, entry_kind: 'adjust', days: daysOfUnits(units), note }
        return { entityId, before: null, after }
      }),
    )
    return { data: { stored: stored.length } }
  }),
)
