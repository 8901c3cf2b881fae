import { z } from 'zod'
import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import type { RosterCell as AnsweredCell } from '../../contract/roster.ts'
import { type RosterCell, stateOf } from '../../domain/roster-cell.ts'

const CellRow = z.object({
  employee_id: Id,
  work_date: IsoDate,
  is_published: z.boolean(),
  shift_id: Id.nullable(),
  has_draft: z.boolean(),
  draft_shift_id: Id.nullable(),
  draft_removes: z.boolean(),
  version: z.int(),
  changed_by: z.string(),
  changed_at: Timestamp,
})
type CellRow = z.infer<typeof CellRow>

export interface StoredCell extends RosterCell {
  employeeId: number
  date: string
  version: number
  changedBy: string
  changedAt: Date
}

const storedCell = (row: CellRow): StoredCell => ({
  employeeId: row.employee_id,
  date: row.work_date,
  isPublished: row.is_published,
  shiftId: row.shift_id,
  hasDraft: row.has_draft,
  draftShiftId: row.draft_shift_id,
  draftRemoves: row.draft_removes,
  version: row.version,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

const COLUMNS = `r.employee_id, r.work_date, r.is_published, r.shift_id, r.has_draft, r.draft_shift_id, r.draft_removes, r.version, r.changed_by,
  r.changed_at`

/** A day of an employee. */
export interface CellKey {
  employeeId: number
  date: string
}
/** The same for the same day of the same employee. */
export const cellKey = ({ employeeId, date }: CellKey): string => `${employeeId} ${date}`

/** Locks those of these cells that exist, always in the same order. */
export async function lockCells(tx: Tx, keys: readonly CellKey[]): Promise<Map<string, StoredCell>> {
  const rows = await tx.query(
    CellRow,
    `select ${COLUMNS} from roster_day r
     join unnest($2::bigint[], $3::date[]) as k(employee_id, work_date) on k.employee_id = r.employee_id and k.work_date = r.work_date
     where r.company_id = $1 order by r.employee_id, r.work_date for update of r`,
    [tx.companyId, keys.map(({ employeeId }) => employeeId), keys.map(({ date }) => date)],
  )
  return new Map(rows.map(storedCell).map((cell) => [cellKey(cell), cell]))
}

/** Days 'YYYY-MM-DD', inclusive, of some employees; null: of all. */
export interface RosterPart {
  from: string
  to: string
  employeeIds: readonly number[] | null
}

/** Locks the cells with a draft in a part of the roster. */
export async function lockDrafts(tx: Tx, { from, to, employeeIds }: RosterPart): Promise<StoredCell[]> {
  const rows = await tx.query(
    CellRow,
    `select ${COLUMNS} from roster_day r
     where r.company_id = $1 and r.work_date between $2 and $3 and r.has_draft and ($4::bigint[] is null or r.employee_id = any($4))
     order by r.employee_id, r.work_date for update`,
    [tx.companyId, from, to, employeeIds],
  )
  return rows.map(storedCell)
}

/** An employee's cells as an array each, in the order of `readCells`: smaller and faster than rows. */
const PersonRow = z.object({
  employee_id: Id,
  cells: z.array(
    z.tuple([z.int(), z.boolean(), Id.nullable(), z.boolean(), Id.nullable(), z.boolean(), z.int()]),
  ),
})

const OF_PEOPLE = `
  select employee_id, json_agg(json_build_array(work_date - date '1970-01-01', is_published, shift_id, has_draft, draft_shift_id,
    draft_removes, version)) as cells
  from roster_day
  where company_id = $1 and work_date between $2 and $3 and ($4::bigint[] is null or employee_id = any($4))
  group by employee_id`

export type VersionedCell = RosterCell & { version: number }

/** The cells of a part of the roster by employee and day. One query. */
export async function readCells(
  tx: Tx,
  { from, to, employeeIds }: RosterPart,
): Promise<Map<number, Map<DayNumber, VersionedCell>>> {
  const rows = await tx.query(PersonRow, OF_PEOPLE, [tx.companyId, from, to, employeeIds])
  return new Map(
    rows.map(({ employee_id, cells }) => [
      employee_id,
      new Map(
        cells.map(([day, isPublished, shiftId, hasDraft, draftShiftId, draftRemoves, version]) => [
          day,
          { isPublished, shiftId, hasDraft, draftShiftId, draftRemoves, version },
        ]),
      ),
    ]),
  )
}

/** A cell as the calls answer it; null: there is none. */
export function answeredCell(key: CellKey, cell: VersionedCell | null): AnsweredCell {
  return {
    employee_id: key.employeeId,
    date: key.date,
    state: stateOf(cell),
    shift: cell?.shiftId ?? 0,
    draft: cell?.draftShiftId ?? 0,
    version: cell?.version ?? 0,
  }
}

/** The days of cells joined to ranges of consecutive days, for each employee. */
export function rangesOf(
  cells: readonly CellKey[],
): { employeeId: number; firstDay: string; lastDay: string }[] {
  const ranges: { employeeId: number; firstDay: string; lastDay: string }[] = []
  const inOrder = [...cells].sort((a, b) => a.employeeId - b.employeeId || (a.date < b.date ? -1 : 1))
  for (const { employeeId, date } of inOrder) {
    const last = ranges.at(-1)
    const isNext = last?.employeeId === employeeId && dayNumber(date) - dayNumber(last.lastDay) <= 1
    if (last && isNext) last.lastDay = date
    else ranges.push({ employeeId, firstDay: date, lastDay: date })
  }
  return ranges
}
