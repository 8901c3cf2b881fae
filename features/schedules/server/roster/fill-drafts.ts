import { addDays, dayOfNumber, daysOfRange, weekdayOf } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { addToRoster, copyRosterWeek } from '../../contract/roster-plan.ts'
import { plannedShift } from '../../domain/roster-cell.ts'
import { type LoggedCell, loggedCells } from './log-cells.ts'
import { readRosterShifts, type TimedShift } from './roster-shifts.ts'
import { requireEmployees, requireShifts } from './save-cells.ts'
import { readCells } from './stored-cells.ts'

/** A draft of a day; null is a day off. */
interface NewDraft extends LoggedCell {
  shiftId: number | null
}

interface Filling {
  drafts: readonly NewDraft[]
  source: 'hand' | 'copy' | 'rotation'
  /** Over which cells that are there: none, drafts of rotations, all drafts, or published ones too. */
  replace: 'none' | 'own' | 'drafts' | 'published'
  shifts: ReadonlyMap<number, TimedShift>
}

const DRAFTS = `(company_id, employee_id, work_date, has_draft, draft_shift_id, source, changed_by, changed_at)
  select $1, d.employee_id, d.work_date, true, d.shift_id, $5, $6, $7
  from unnest($2::bigint[], $3::date[], $4::bigint[]) as d(employee_id, work_date, shift_id)
  on conflict (company_id, employee_id, work_date)`

const ADD = `insert into roster_day ${DRAFTS} do nothing`

/** A draft that equals what is published is none. */
const addOrReplace = (condition: string) => `insert into roster_day ${DRAFTS} do update set
  has_draft = not (roster_day.is_published and roster_day.shift_id is not distinct from excluded.draft_shift_id),
  draft_shift_id = case when roster_day.is_published and roster_day.shift_id is not distinct from excluded.draft_shift_id then null
    else excluded.draft_shift_id end,
  draft_removes = false, source = excluded.source, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
  version = roster_day.version + 1 where ${condition}`

/** A draft with the same plan does not change. */
const OTHER_DRAFT =
  'not roster_day.is_published and roster_day.draft_shift_id is distinct from excluded.draft_shift_id'

const STATEMENTS = {
  none: ADD,
  own: addOrReplace(`${OTHER_DRAFT} and roster_day.source = 'rotation'`),
  drafts: addOrReplace(OTHER_DRAFT),
  published: addOrReplace('true'),
}

/** Stores drafts of many days in one statement, and logs them. Returns how many were stored and how many cells stayed. */
export async function fillDrafts(
  tx: Tx,
  context: Pick<Context, 'session'>,
  { drafts, source, replace, shifts }: Filling,
): Promise<{ cells: number; kept: number }> {
  if (drafts.length === 0) return { cells: 0, kept: 0 }
  const inOrder = [...drafts].sort((a, b) => a.employeeId - b.employeeId || (a.date < b.date ? -1 : 1))
  const cells = await tx.execute(STATEMENTS[replace], [
    tx.companyId,
    inOrder.map(({ employeeId }) => employeeId),
    inOrder.map(({ date }) => date),
    inOrder.map(({ shiftId }) => shiftId),
    source,
    actorOf(context).name,
    new Date(),
  ])
  if (cells > 0)
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: 'roster_draft',
      after: { ...loggedCells(inOrder, shifts), cells },
    })
  return { cells, kept: drafts.length - cells }
}

const DAYS_OF_WEEK = 7

const copyWeek = handle(copyRosterWeek, (context) =>
  inCompany(context, async (tx) => {
    const { from, weeks, employee_ids, replace } = context.body
    if (employee_ids) await requireEmployees(tx, employee_ids)
    const shifts = await readRosterShifts(tx)
    const part = { from, to: addDays(from, DAYS_OF_WEEK - 1), employeeIds: employee_ids }
    const cells = await readCells(tx, part)
    const drafts = [...cells].flatMap(([employeeId, days]) =>
      [...days].flatMap(([day, cell]) => {
        const shiftId = plannedShift(cell)
        // A shift that cannot be used any more is not copied.
        if (shiftId === undefined || (shiftId !== null && !shifts.get(shiftId)?.shift.is_usable)) return []
        return Array.from({ length: weeks }, (_, week) => ({
          employeeId,
          date: dayOfNumber(day + (week + 1) * DAYS_OF_WEEK),
          shiftId,
        }))
      }),
    )
    return {
      data: await fillDrafts(tx, context, {
        ...{ drafts, source: 'copy', shifts },
        replace: replace ? 'published' : 'none',
      }),
    }
  }),
)

const addPeople = handle(addToRoster, (context) =>
  inCompany(context, async (tx) => {
    const { from, to, employee_ids, shift_ids } = context.body
    const shifts = await readRosterShifts(tx)
    requireShifts(shift_ids, shifts)
    await requireEmployees(tx, employee_ids)
    const days = daysOfRange(from, to)
    const drafts = [...new Set(employee_ids)].flatMap((employeeId) =>
      days.map((date) => ({ employeeId, date, shiftId: shift_ids[weekdayOf(date) - 1] ?? null })),
    )
    return { data: await fillDrafts(tx, context, { drafts, source: 'hand', replace: 'none', shifts }) }
  }),
)

/** The calls that store drafts of many days at once. */
export const fillEndpoints: Endpoint[] = [copyWeek, addPeople]
