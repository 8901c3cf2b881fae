import { formatDate } from '#kit/contract/days.ts'
import { type BoardCell, shownShift } from './board-rows.ts'
import { useRosterText } from './text.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

/** A cell in words: day, shift, whether it is a draft, leave. */
export function useCellTitle(looks: ShiftLooks) {
  const text = useRosterText()
  return (cell: BoardCell, day: string, isEmployed: boolean): string => {
    const { stored, leave } = cell
    const look = looks.get(shownShift(cell) ?? 0)
    const kind = () => {
      if (!stored) return look ? text.bySchedule : ''
      if (!stored.hasDraft) return text.published
      return stored.draftRemoves ? text.draftRemoves : text.draft
    }
    const shift = look ? `${look.code} ${look.title}` : stored ? text.off : text.noShift
    return [
      `${formatDate(day)}: ${shift}`,
      kind(),
      leave ? text.leave[leave] : '',
      isEmployed ? '' : text.notEmployed,
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
