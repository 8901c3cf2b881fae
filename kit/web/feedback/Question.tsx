import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { useFocusBack } from './focus-back.ts'

export interface QuestionProps {
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  /** Defaults to the wording for a deletion. */
  title?: string
  children?: ReactNode
  confirmLabel?: string
  /** Defaults to "Cancel"; another word if the action itself is a cancellation. */
  closeLabel?: string
  /** Red for destructive actions, leaf for others. */
  danger?: boolean
  loading?: boolean
  /** The focus is on "Cancel", for a question that interrupts typing. */
  cancelFirst?: boolean
}

interface Dismissal {
  /** Escape, a click beside the question and its cross; "Cancel" is `onClose`. */
  onDismiss?: () => void
  closeOnEscape?: boolean
}

/** A question with two buttons (width 500). Use `ConfirmDialog`, which does not lose what is typed in it. */
export function Question({ onDismiss, closeOnEscape = true, ...props }: QuestionProps & Dismissal) {
  const text = useKitText()
  useFocusBack(props.opened)
  const { title, children, confirmLabel, danger = !title, cancelFirst = false } = props
  return (
    <Modal
      opened={props.opened}
      onClose={onDismiss ?? props.onClose}
      closeOnEscape={closeOnEscape}
      size={500}
      title={title ?? text.confirm.deleteTitle}
    >
      <Stack gap="lg">
        {children ? <div>{children}</div> : <Text>{text.confirm.deleteText}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={props.onClose}
            disabled={props.loading ?? false}
            data-autofocus={cancelFirst || undefined}
          >
            {props.closeLabel ?? text.action.cancel}
          </Button>
          <Button
            color={danger ? 'red' : 'leaf'}
            onClick={props.onConfirm}
            loading={props.loading ?? false}
            data-autofocus={!cancelFirst || undefined}
          >
            {confirmLabel ?? (title ? text.action.confirm : text.action.delete)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
