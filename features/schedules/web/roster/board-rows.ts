import type { AnswerOf } from '#kit/contract/route.ts'
import type { RosterCell as AnsweredCell, RosterPerson, showRoster } from '../../contract/roster.ts'
import { type CellChange, type CellState, plannedShift, type RosterCell } from '../../domain/roster-cell.ts'

/** One day of a person on the board. */
export interface BoardCell {
  /** By the schedule. */
  base: number | null
  stored: RosterCell | null
  /** 0 without a cell. */
  version: number
  leave: 'f' | 'm' | 'a' | 'h' | null
}

export type BoardPerson = Pick<
  RosterPerson,
  | 'id'
  | 'emp_number'
  | 'employee_name'
  | 'employee_other_name'
  | 'employee_picture'
  | 'department'
  | 'start_date'
  | 'end_date'
  | 'does_not_clock_in'
>

export interface BoardRow {
  person: BoardPerson
  cells: readonly BoardCell[]
}

const LEAVE = { f: 'f', m: 'm', a: 'a', h: 'h' } as const

/** The rows of the board from the answer of the server. */
export const rowsOf = ({ data }: Pick<AnswerOf<typeof showRoster>, 'data'>): BoardRow[] =>
  data.map(({ base, states, shifts, drafts, versions, leave, ...person }) => ({
    person,
    cells: base.map((shift, at) => ({
      base: shift || null,
      stored: storedOf((states[at] ?? '.') as CellState, shifts[at] ?? 0, drafts[at] ?? 0),
      version: versions[at] ?? 0,
      leave: LEAVE[leave[at] as 'f'] ?? null,
    })),
  }))

/** A cell as the domain has it. */
export function storedOf(state: CellState, shift: number, draft: number): RosterCell | null {
  if (state === '.') return null
  return {
    isPublished: state !== 'd',
    shiftId: shift || null,
    hasDraft: state !== 'p',
    draftShiftId: draft || null,
    draftRemoves: state === 'r',
  }
}

/** A cell after the server has stored or refused it. */
export const withAnswer = (cell: BoardCell, { state, shift, draft, version }: AnsweredCell): BoardCell => ({
  ...cell,
  stored: storedOf(state, shift, draft),
  version,
})

/** The shift of the day once its draft is published; null is no shift. */
export function shownShift({ stored, base }: BoardCell): number | null {
  const planned = plannedShift(stored)
  return planned === undefined ? base : planned
}

/** The change that leads to the cell as it is. */
export function wantOf({ stored }: BoardCell): CellChange {
  const planned = plannedShift(stored)
  if (planned === undefined) return { set: 'clear' }
  return planned === null ? { set: 'off' } : { set: 'shift', shiftId: planned }
}

export const isSameChange = (a: CellChange, b: CellChange): boolean =>
  a.set === b.set && (a.set !== 'shift' || b.set !== 'shift' || a.shiftId === b.shiftId)

/** How many drafts the rows have. */
export const countDrafts = (rows: readonly BoardRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter(({ stored }) => stored?.hasDraft).length, 0)
