/**
 * What a day of the roster holds: '.' nothing, the schedule counts; 'p' published; 'd' a draft only; 'c' published, and a draft changes it;
 * 'r' published, and a draft removes it.
 */
export const CELL_STATES = ['.', 'p', 'd', 'c', 'r'] as const
export type CellState = (typeof CELL_STATES)[number]

/** A day of the roster. Shifts are ids; null is a day off. */
export interface RosterCell {
  isPublished: boolean
  shiftId: number | null
  hasDraft: boolean
  draftShiftId: number | null
  /** The draft removes the cell. */
  draftRemoves: boolean
}

export type CellChange = { set: 'shift'; shiftId: number } | { set: 'off' } | { set: 'clear' }

export function stateOf(cell: RosterCell | null): CellState {
  if (!cell) return '.'
  if (!cell.isPublished) return 'd'
  if (!cell.hasDraft) return 'p'
  return cell.draftRemoves ? 'r' : 'c'
}

const EMPTY: RosterCell = {
  isPublished: false,
  shiftId: null,
  hasDraft: false,
  draftShiftId: null,
  draftRemoves: false,
}

/** The cell after a planner's change; null if there is none then. A draft that equals what is published is none. */
export function changeCell(cell: RosterCell | null, change: CellChange): RosterCell | null {
  const before = cell ?? EMPTY
  if (change.set === 'clear')
    return before.isPublished ? { ...before, hasDraft: true, draftShiftId: null, draftRemoves: true } : null
  const draftShiftId = change.set === 'shift' ? change.shiftId : null
  if (before.isPublished && before.shiftId === draftShiftId) return withoutDraft(before)
  return { ...before, hasDraft: true, draftShiftId, draftRemoves: false }
}

const withoutDraft = (cell: RosterCell): RosterCell => ({
  ...cell,
  hasDraft: false,
  draftShiftId: null,
  draftRemoves: false,
})

/** The shift of the day once the draft is published; undefined: the schedule counts. */
export function plannedShift(cell: RosterCell | null): number | null | undefined {
  if (!cell) return undefined
  if (cell.hasDraft) return cell.draftRemoves ? undefined : cell.draftShiftId
  return cell.shiftId
}
