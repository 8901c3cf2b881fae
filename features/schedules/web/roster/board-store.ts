import type { RefusedCell, RosterCell, RosterChange } from '../../contract/roster.ts'
import { MAX_ROSTER_CELLS } from '../../contract/roster.ts'
import { type CellChange, changeCell } from '../../domain/roster-cell.ts'
import { type BoardCell, type BoardRow, isSameChange, wantOf, withAnswer } from './board-rows.ts'

/** A change of the cell `at` (counted from the first day) of an employee. */
export interface Edit {
  employeeId: number
  at: number
  change: CellChange
}

export interface BoardState {
  rows: readonly BoardRow[]
  /** Changes that the server has not confirmed yet. */
  unsaved: number
  /** The last save failed; `retry` sends it again. */
  hasFailed: boolean
  canUndo: boolean
}

type Send = (cells: RosterChange[]) => Promise<{ stored: RosterCell[]; refused: RefusedCell[] }>

interface Options {
  rows: readonly BoardRow[]
  /** 'YYYY-MM-DD', as the cells. */
  days: readonly string[]
  send: Send
  /** Somebody else has changed these cells; the board shows their present state. */
  onRefused: (cells: readonly RefusedCell[]) => void
  onError: (error: unknown) => void
}

interface Undo extends Edit {
  before: CellChange
}

const keyOf = ({ employeeId, at }: { employeeId: number; at: number }) => `${employeeId} ${at}`

/**
 * The cells of the board. A change is shown at once and sent in the background, one request after the other; changes made meanwhile are
 * sent together with the next one.
 */
export function createBoard({ rows, days, send, onRefused, onError }: Options) {
  let state: BoardState = { rows, unsaved: 0, hasFailed: false, canUndo: false }
  const listeners = new Set<() => void>()
  const rowOf = new Map(rows.map(({ person }, index) => [person.id, index]))
  const dayIndex = new Map(days.map((day, index) => [day, index]))
  const waiting = new Map<string, Edit>()
  const history: Undo[][] = []
  let inFlight = 0

  function set(patch: Partial<BoardState>) {
    state = { ...state, ...patch, unsaved: waiting.size + inFlight, canUndo: history.length > 0 }
    for (const listener of listeners) listener()
  }
  const cellAt = ({ employeeId, at }: { employeeId: number; at: number }) =>
    state.rows[rowOf.get(employeeId) ?? -1]?.cells[at]

  /** The rows with other cells; rows without a change stay the same objects. */
  function replaced(cells: readonly { employeeId: number; at: number; cell: BoardCell }[]) {
    const next = [...state.rows]
    for (const [employeeId, own] of Map.groupBy(cells, (one) => one.employeeId)) {
      const index = rowOf.get(employeeId) ?? -1
      const row = next[index]
      if (!row) continue
      const copy = [...row.cells]
      for (const { at, cell } of own) copy[at] = cell
      next[index] = { ...row, cells: copy }
    }
    return next
  }

  function change(edits: readonly Edit[], isUndo = false) {
    const done: Undo[] = []
    const cells: { employeeId: number; at: number; cell: BoardCell }[] = []
    for (const edit of edits) {
      const cell = cellAt(edit)
      if (!cell) continue
      const before = wantOf(cell)
      if (isSameChange(before, edit.change)) continue
      cells.push({ ...edit, cell: { ...cell, stored: changeCell(cell.stored, edit.change) } })
      done.push({ ...edit, before })
      waiting.set(keyOf(edit), edit)
    }
    if (done.length === 0) return
    if (!isUndo) history.push(done)
    set({ rows: replaced(cells) })
    void flush()
  }

  async function flush(): Promise<void> {
    if (inFlight > 0 || waiting.size === 0) return
    const sent = [...waiting.values()].slice(0, MAX_ROSTER_CELLS)
    for (const edit of sent) waiting.delete(keyOf(edit))
    inFlight = sent.length
    set({ hasFailed: false })
    try {
      const answer = await send(sent.map(wireOf))
      inFlight = 0
      settle(answer)
    } catch (error) {
      inFlight = 0
      // What was changed again meanwhile is sent as it is now.
      for (const edit of sent) if (!waiting.has(keyOf(edit))) waiting.set(keyOf(edit), edit)
      set({ hasFailed: true })
      onError(error)
      return
    }
    await flush()
  }

  const wireOf = (edit: Edit): RosterChange => ({
    employee_id: edit.employeeId,
    date: days[edit.at] as string,
    set: edit.change.set,
    shift_id: edit.change.set === 'shift' ? edit.change.shiftId : null,
    version: cellAt(edit)?.version ?? 0,
  })

  function settle({ stored, refused }: Awaited<ReturnType<Send>>) {
    const cells = [...stored, ...refused].flatMap((answer) => {
      const place = { employeeId: answer.employee_id, at: dayIndex.get(answer.date) ?? -1 }
      const cell = cellAt(place)
      if (!cell) return []
      const isRefused = 'code' in answer
      if (isRefused) waiting.delete(keyOf(place))
      // Changed again meanwhile: only the version is news.
      const isNewer = waiting.has(keyOf(place))
      return [{ ...place, cell: isNewer ? { ...cell, version: answer.version } : withAnswer(cell, answer) }]
    })
    set({ rows: replaced(cells) })
    if (refused.length > 0) onRefused(refused)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (edits: readonly Edit[]) => change(edits),
    /** Takes the last change back, except in cells that have other values since. */
    undo() {
      const last = history.pop()
      if (!last) return
      const own = last.filter((one) => {
        const cell = cellAt(one)
        return cell !== undefined && isSameChange(wantOf(cell), one.change)
      })
      change(
        own.map(({ employeeId, at, before }) => ({ employeeId, at, change: before })),
        true,
      )
      set({})
    },
    retry: () => flush(),
  }
}
export type Board = ReturnType<typeof createBoard>
