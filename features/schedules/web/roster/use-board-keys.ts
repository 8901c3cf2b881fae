import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CellArea, movedArea } from '#kit/web/calendar/cell-area.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import type { CellChange } from '../../domain/roster-cell.ts'
import type { BoardCell } from './board-rows.ts'
import { readTyped } from './shift-codes.ts'
import { useRosterText } from './text.ts'

/** After this time a typed code that could go on counts as complete. */
const TYPING_MS = 900

interface Options {
  area: CellArea
  size: { rows: number; columns: number }
  changes: ReadonlyMap<string, CellChange>
  mayEdit: boolean
  onMove: (area: CellArea) => void
  onChange: (change: CellChange | ((cell: BoardCell) => CellChange)) => void
  onUndo: () => void
}

/** What Delete does: the first press takes a draft back, otherwise the day becomes a day off. */
export function changeOfDelete({ stored }: BoardCell): CellChange {
  if (!stored?.hasDraft) return { set: 'off' }
  if (!stored.isPublished) return { set: 'clear' }
  return stored.shiftId === null ? { set: 'off' } : { set: 'shift', shiftId: stored.shiftId }
}

/** The keys of the board: arrows, codes of shifts, Delete, undo. Returns what has been typed of a code. */
export function useBoardKeys(options: Options) {
  const { area, size, changes, mayEdit, onMove, onChange, onUndo } = options
  const text = useRosterText()
  const [typed, setTyped] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function take(code: string, isComplete: boolean) {
    clearTimeout(timer.current)
    if (code === '') return
    const { change, goesOn } = readTyped(code, changes)
    if (goesOn && !isComplete) {
      setTyped(code)
      timer.current = setTimeout(() => take(code, true), TYPING_MS)
      return
    }
    setTyped('')
    if (change) onChange(change)
    else toastError(text.unknownCodes(code))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const moved = movedArea(area, event, size)
    if (moved) {
      event.preventDefault()
      take(typed, true)
      return onMove(moved)
    }
    if (!mayEdit || altKey) return
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'z') return
      event.preventDefault()
      return onUndo()
    }
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      setTyped('')
      clearTimeout(timer.current)
      return typed === '' ? onChange(changeOfDelete) : undefined
    }
    if (key === 'Enter') return take(typed, true)
    if (key === 'Escape') {
      clearTimeout(timer.current)
      return setTyped('')
    }
    if (key.length !== 1 || key === ' ') return
    event.preventDefault()
    take(typed + key, false)
  }
  return { typed, onKeyDown }
}
