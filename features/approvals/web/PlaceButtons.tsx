import { ActionIcon } from '@mantine/core'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'

interface Props {
  /** The place in the list, from 0. */
  at: number
  moveUpLabel: string
  onMoveUp: () => void
  removeLabel: string
  onRemove: () => void
  canRemove?: boolean
}

/** The buttons that move an entry of a list one place up, and remove it. */
export function PlaceButtons({ at, moveUpLabel, onMoveUp, removeLabel, onRemove, canRemove = true }: Props) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="input-sm"
        aria-label={moveUpLabel}
        disabled={at === 0}
        onClick={onMoveUp}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size="input-sm"
        aria-label={removeLabel}
        disabled={!canRemove}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </>
  )
}
