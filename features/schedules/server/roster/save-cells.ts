import { z } from 'zod'
import { existingEmployees } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import { type RosterChange, saveRosterCells } from '../../contract/roster.ts'
import { type CellChange, changeCell, plannedShift } from '../../domain/roster-cell.ts'
import { loggedCells } from './log-cells.ts'
import { readRosterShifts, type TimedShift } from './roster-shifts.ts'
import {
  answeredCell,
  type CellKey,
  cellKey,
  lockCells,
  type StoredCell,
  type VersionedCell,
} from './stored-cells.ts'

/** A cell with a change, before and after. */
interface Change extends CellKey {
  before: VersionedCell | null
  /** Null: the cell is removed. */
  after: VersionedCell | null
}

/** Stores drafts of the cells whose version is the one that the user has seen. */
export const saveCells = handle(saveRosterCells, (context) =>
  inCompany(context, async (tx) => {
    const wanted = distinctChanges(context.body.cells)
    const shifts = await readRosterShifts(tx)
    await requireRecords(tx, wanted, shifts)
    const keys = wanted.map(({ employee_id, date }) => ({ employeeId: employee_id, date }))
    const present = await lockCells(tx, keys)
    const seen = wanted.filter((one) => one.version === (present.get(keyOf(one))?.version ?? 0))
    const changes = seen.map((one) => changeOf(one, present.get(keyOf(one)) ?? null))
    const stored = await store(tx, context, changes)
    await log(tx, context, stored, shifts)
    const done = new Set(stored.map(cellKey))
    const refused = keys.filter((key) => !done.has(cellKey(key)))
    return {
      data: {
        stored: stored.map((change) => answeredCell(change, change.after)),
        refused: await refusedCells(tx, refused),
      },
    }
  }),
)

const keyOf = ({ employee_id, date }: RosterChange) => cellKey({ employeeId: employee_id, date })

/** Of several changes of a cell the last one counts. In the order in which rows are locked. */
function distinctChanges(cells: readonly RosterChange[]): RosterChange[] {
  const last = [...new Map(cells.map((one) => [keyOf(one), one])).values()]
  return last.sort((a, b) => a.employee_id - b.employee_id || (a.date < b.date ? -1 : 1))
}

/** Throws `not_found` unless the employees and shifts are the company's, and the shifts can be used. */
async function requireRecords(
  tx: Tx,
  changes: readonly RosterChange[],
  shifts: ReadonlyMap<number, TimedShift>,
): Promise<void> {
  requireShifts(
    changes.map(({ set, shift_id }) => (set === 'shift' ? shift_id : null)),
    shifts,
  )
  await requireEmployees(
    tx,
    changes.map(({ employee_id }) => employee_id),
  )
}

/** Throws `not_found` unless all of these shifts can be used; null is a day off. */
export function requireShifts(
  ids: readonly (number | null)[],
  shifts: ReadonlyMap<number, TimedShift>,
): void {
  if (ids.some((id) => id !== null && !shifts.get(id)?.shift.is_usable)) throw new AppError('not_found')
}

/** Throws `not_found` unless all of these are employees of the company. */
export async function requireEmployees(tx: Tx, ids: readonly number[]): Promise<void> {
  const distinct = [...new Set(ids)]
  if ((await existingEmployees(tx, distinct)).size < distinct.length) throw new AppError('not_found')
}

function changeOf(change: RosterChange, before: StoredCell | null): Change {
  const after = changeCell(before, cellChange(change))
  const key = { employeeId: change.employee_id, date: change.date }
  return { ...key, before, after: after && { ...after, version: (before?.version ?? 0) + 1 } }
}

function cellChange({ set, shift_id }: RosterChange): CellChange {
  return set === 'shift' ? { set, shiftId: shift_id as number } : { set }
}

const KeyRow = z.object({ employee_id: Id, work_date: IsoDate })

/** A cell that somebody has added since the lock is not overwritten. */
const WRITE = `
  insert into roster_day (company_id, employee_id, work_date, has_draft, draft_shift_id, draft_removes, source, changed_by, changed_at)
  select $1, c.employee_id, c.work_date, c.has_draft, c.draft_shift_id, c.draft_removes, 'hand', $7, $8
  from unnest($2::bigint[], $3::date[], $4::boolean[], $5::bigint[], $6::boolean[])
    as c(employee_id, work_date, has_draft, draft_shift_id, draft_removes)
  on conflict (company_id, employee_id, work_date) do nothing
  returning employee_id, work_date`

const CHANGE = `
  update roster_day r set has_draft = c.has_draft, draft_shift_id = c.draft_shift_id, draft_removes = c.draft_removes, source = 'hand',
    changed_by = $7, changed_at = $8, version = r.version + 1
  from unnest($2::bigint[], $3::date[], $4::boolean[], $5::bigint[], $6::boolean[])
    as c(employee_id, work_date, has_draft, draft_shift_id, draft_removes)
  where r.company_id = $1 and r.employee_id = c.employee_id and r.work_date = c.work_date`

const REMOVE = `
  delete from roster_day r using unnest($2::bigint[], $3::date[]) as c(employee_id, work_date)
  where r.company_id = $1 and r.employee_id = c.employee_id and r.work_date = c.work_date`

/** Stores the changes; those of cells that were added at the same moment are left out. The cells are locked. */
async function store(
  tx: Tx,
  context: Pick<Context, 'session'>,
  changes: readonly Change[],
): Promise<Change[]> {
  const by = [actorOf(context).name, new Date()]
  const values = (cells: readonly Change[]) => [
    tx.companyId,
    cells.map(({ employeeId }) => employeeId),
    cells.map(({ date }) => date),
    cells.map(({ after }) => after?.hasDraft ?? false),
    cells.map(({ after }) => after?.draftShiftId ?? null),
    cells.map(({ after }) => after?.draftRemoves ?? false),
    ...by,
  ]
  const added = changes.filter(({ before, after }) => !before && after)
  const changed = changes.filter(({ before, after }) => before && after)
  const removed = changes.filter(({ before, after }) => before && !after)
  if (changed.length > 0) await tx.execute(CHANGE, values(changed))
  if (removed.length > 0) await tx.execute(REMOVE, values(removed).slice(0, 3))
  const rows = added.length > 0 ? await tx.query(KeyRow, WRITE, values(added)) : []
  const isAdded = new Set(rows.map((row) => cellKey({ employeeId: row.employee_id, date: row.work_date })))
  return changes.filter((change) => !added.includes(change) || isAdded.has(cellKey(change)))
}

async function log(
  tx: Tx,
  context: Pick<Context, 'session'>,
  stored: readonly Change[],
  shifts: ReadonlyMap<number, TimedShift>,
): Promise<void> {
  const changes = stored.filter(({ before, after }) => before !== after)
  if (changes.length === 0) return
  const logged = (side: 'before' | 'after') =>
    loggedCells(
      changes.map((change) => ({ ...change, shiftId: plannedShift(change[side]) })),
      shifts,
    )
  const entry = { action: 'update', entity: 'roster_draft', before: logged('before'), after: logged('after') }
  await audit(tx, tx.companyId, actorOf(context), entry as Parameters<typeof audit>[3])
}

/** The present state of cells that were not stored. */
async function refusedCells(tx: Tx, keys: readonly CellKey[]) {
  if (keys.length === 0) return []
  const present = await lockCells(tx, keys)
  return keys.map((key) => {
    const cell = present.get(cellKey(key)) ?? null
    return {
      ...answeredCell(key, cell),
      code: 'cell_changed' as const,
      changed_by: cell?.changedBy ?? '',
      changed_at: (cell?.changedAt ?? new Date()).toISOString(),
    }
  })
}
