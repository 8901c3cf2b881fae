import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import type { AnswerOf } from '#kit/contract/route.ts'
import { call } from '#kit/web/client.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type RefusedCell, saveRosterCells, type showRoster } from '../../contract/roster.ts'
import { rowsOf, shownShift, storedOf } from './board-rows.ts'
import { type Board, createBoard } from './board-store.ts'
import { useRosterText } from './text.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

/** The board of an answer. A new answer begins a new board. */
export function useBoard(
  answer: AnswerOf<typeof showRoster>,
  days: readonly string[],
  looks: ShiftLooks,
): { board: Board; state: ReturnType<Board['getState']> } {
  const text = useRosterText()
  const report = (cells: readonly RefusedCell[]) => {
    const [first] = cells
    if (!first) return
    const stored = storedOf(first.state, first.shift, first.draft)
    const shift = shownShift({ base: null, stored, version: 0, leave: null })
    const name = stored ? (looks.get(shift ?? 0)?.code ?? text.off) : text.clear
    const told = text.changedBy(first.changed_by || text.somebody, formatDate(first.date), name)
    const more = cells.length > 1 ? ` ${text.moreChanged(formatNumber(cells.length - 1, 0))}` : ''
    toastError(told + more)
  }
  const [onRefused] = useState(() => ({ report }))
  useEffect(() => {
    onRefused.report = report
  })
  const board = useMemo(
    () =>
      createBoard({
        rows: rowsOf(answer),
        days,
        send: async (cells) => (await call(saveRosterCells, { body: { cells } })).data,
        onRefused: (cells) => onRefused.report(cells),
        onError: toastError,
      }),
    [answer, days, onRefused],
  )
  return { board, state: useSyncExternalStore(board.subscribe, board.getState) }
}
