import { Button } from '@mantine/core'
import { type ClipboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { boundsOf, type CellArea, type CellPlace, cellsOf } from '#kit/web/calendar/cell-area.ts'
import { DaysGrid, type DaysGridHandle } from '#kit/web/calendar/DaysGrid.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { RosterDayOff } from '../../contract/roster.ts'
import type { CellChange } from '../../domain/roster-cell.ts'
import { type BoardCell, type BoardRow, shownShift } from './board-rows.ts'
import type { Board, BoardState } from './board-store.ts'
import { offSign } from './CellChip.tsx'
import { pasteTable } from './paste-cells.ts'
import { RosterFoot } from './RosterFoot.tsx'
import { RosterLegend } from './RosterLegend.tsx'
import { RosterRow } from './RosterRow.tsx'
import classes from './roster.module.css'
import { SaveState } from './SaveState.tsx'
import { changesByCode } from './shift-codes.ts'
import { useRosterText } from './text.ts'
import { useBoardKeys } from './use-board-keys.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

interface Props {
  board: Board
  state: BoardState
  days: readonly string[]
  daysOff: readonly RosterDayOff[]
  looks: ShiftLooks
  mayEdit: boolean
}

const START: CellArea = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } }

/** The cell of an event; null outside the cells. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = (target as HTMLElement).closest<HTMLElement>('td[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

/** People and days with a selection: keys, the legend and the clipboard change all selected cells. */
export function RosterBoard({ board, state, days, daysOff, looks, mayEdit }: Props) {
  const text = useRosterText()
  const markOf = useDayMarks(daysOff)
  const { rows } = state
  const [chosen, setChosen] = useState<CellArea>()
  const [grid, setGrid] = useState<HTMLDivElement | null>(null)
  const handle = useRef<DaysGridHandle>(null)
  const area = chosen ?? START
  const changes = useMemo(() => {
    const codes = new Map([...looks].map(([id, { code }]) => [id, code]))
    return changesByCode(
      [...looks.values()].map(({ shift }) => shift),
      codes,
    )
  }, [looks])

  function apply(change: CellChange | ((cell: BoardCell) => CellChange)) {
    const edits = cellsOf(area).flatMap(({ row, column: at }) => {
      const cell = rows[row]?.cells[at]
      const employeeId = rows[row]?.person.id
      if (!cell || !employeeId) return []
      return [{ employeeId, at, change: typeof change === 'function' ? change(cell) : change }]
    })
    board.change(edits)
  }
  function move(next: CellArea) {
    setChosen(next)
    handle.current?.showRow(next.to.row)
    // The row may have to be rendered first.
    requestAnimationFrame(() => {
      const { row, column } = next.to
      const cell = grid?.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`)
      cell?.focus({ preventScroll: true })
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }
  const size = { rows: rows.length, columns: days.length }
  const { typed, onKeyDown } = useBoardKeys({
    ...{ area, size, changes, mayEdit, onMove: move, onChange: apply, onUndo: board.undo },
  })

  function onPointerDown(event: PointerEvent) {
    const place = placeOf(event.target)
    if (place && event.button === 0) setChosen({ from: event.shiftKey ? area.from : place, to: place })
  }
  function onPointerOver(event: PointerEvent) {
    const place = event.buttons === 1 ? placeOf(event.target) : null
    if (place && chosen) setChosen({ from: chosen.from, to: place })
  }
  function onCopy(event: ClipboardEvent) {
    event.preventDefault()
    event.clipboardData.setData('text/plain', tableOf(rows, area, looks))
  }
  function onPaste(event: ClipboardEvent) {
    if (!mayEdit) return
    event.preventDefault()
    const { cells, unknown } = pasteTable(event.clipboardData.getData('text/plain'), area, changes)
    if (unknown.length > 0) toastError(text.unknownCodes(unknown.slice(0, 10).join(', ')))
    board.change(
      cells.flatMap(({ row, column: at, change }) => {
        const employeeId = rows[row]?.person.id
        return employeeId ? [{ employeeId, at, change }] : []
      }),
    )
  }

  const { top, bottom, left, right } = boundsOf(area)
  const count = (bottom - top + 1) * (right - left + 1)
  const indexed = useMemo(() => rows.map((row, index) => ({ row, index })), [rows])
  return (
    <>
      <RosterLegend looks={looks} {...(mayEdit && { onChoose: apply })} />
      <div className={classes.board} ref={setGrid}>
        <DaysGrid
          label={text.title}
          corner={text.person}
          days={days}
          rows={indexed}
          markOf={markOf}
          handle={handle}
          hasFaces
          table={{
            ...{
              role: 'grid',
              'aria-multiselectable': true,
              onKeyDown,
              onPointerDown,
              onPointerOver,
              onCopy,
              onPaste,
            },
            onFocus: (event) => {
              const place = placeOf(event.target)
              if (place && !chosen) setChosen({ from: place, to: place })
            },
          }}
          renderRow={({ row, index }) => {
            const isInside = chosen !== undefined && top <= index && index <= bottom
            return (
              <RosterRow
                key={row.person.id}
                {...{ row, index, days, looks }}
                left={isInside ? left : -1}
                right={isInside ? right : -1}
                focus={area.to.row === index ? area.to.column : -1}
              />
            )
          }}
          foot={<RosterFoot rows={rows} days={days} looks={looks} />}
        />
        <div className={classes.status}>
          <span>{mayEdit && text.keys}</span>
          <span role="status">
            {typed || (chosen && count > 1 ? text.selected(formatNumber(count, 0)) : '')}
          </span>
          <SaveState board={board} state={state} />
          {mayEdit && (
            <Button variant="default" size="xs" disabled={!state.canUndo} onClick={board.undo}>
              {text.undo}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** The cells as a table of codes, for Excel and for the board. */
function tableOf(rows: readonly BoardRow[], area: CellArea, looks: ShiftLooks): string {
  const { top, bottom, left, right } = boundsOf(area)
  const codeOf = (cell: BoardCell) => {
    const look = looks.get(shownShift(cell) ?? 0)
    if (look) return look.code
    return offSign(cell) === '–' ? '-' : ''
  }
  return rows
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      cells
        .slice(left, right + 1)
        .map(codeOf)
        .join('\t'),
    )
    .join('\n')
}

/** The days off of the company above their days. */
function useDayMarks(daysOff: readonly RosterDayOff[]) {
  const language = useLanguage()
  return useMemo(() => {
    const byDay = Map.groupBy(daysOff, ({ date }) => date)
    return (day: string) => {
      const all = byDay.get(day)
      if (!all) return undefined
      const title = all
        .map(({ name_la, name_en }) => (language === 'la' ? name_la : name_en || name_la))
        .join(', ')
      return { title, ...(all.some(({ counts_as }) => counts_as === 'holiday') && { sign: '★' }) }
    }
  }, [daysOff, language])
}
