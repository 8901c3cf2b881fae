import colours from '../shift-colours.module.css'
import { type BoardCell, shownShift } from './board-rows.ts'
import classes from './roster.module.css'
import type { ShiftLooks } from './use-shift-looks.ts'

/** What a cell is: by the schedule, published, or a draft. */
export function kindOf({ stored }: BoardCell): 'base' | 'published' | 'draft' {
  if (stored?.hasDraft) return 'draft'
  return stored ? 'published' : 'base'
}

/** The sign of a day without a shift: '–' is a day off of the roster. */
export const offSign = ({ stored }: BoardCell) =>
  stored && !(stored.hasDraft && stored.draftRemoves) ? '–' : '·'

/** The shift of a cell as its code on its colour; drafts have a dashed edge, shifts of the schedule no ground. */
export function CellChip({ cell, looks }: { cell: BoardCell; looks: ShiftLooks }) {
  const look = looks.get(shownShift(cell) ?? 0)
  return (
    <span
      className={`${colours.colour} ${classes.chip}`}
      data-kind={kindOf(cell)}
      data-colour={look?.shift.colour}
      data-off={!look || undefined}
      data-leave={cell.leave ?? undefined}
    >
      {look ? look.code : offSign(cell)}
    </span>
  )
}
