import { Button } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { Board, BoardState } from './board-store.ts'
import { useRosterText } from './text.ts'

/** Whether the changes of the board are stored, with a button after a failure. */
export function SaveState({ board, state }: { board: Board; state: BoardState }) {
  const text = useRosterText()
  if (state.hasFailed)
    return (
      <Button size="xs" color="red" onClick={() => void board.retry()}>
        {`${text.notSaved(formatNumber(state.unsaved, 0))} · ${text.retry}`}
      </Button>
    )
  return <span role="status">{state.unsaved > 0 ? text.saving : state.canUndo ? text.saved : ''}</span>
}
