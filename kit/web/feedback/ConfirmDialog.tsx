import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { useFocusBack } from './focus-back.ts'

interface Props {
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

/** Asks for confirmation before an action (width 500). Without a title it asks whether to delete. */
export function ConfirmDialog(props: Props) {
  const text = useKitText()
  useFocusBack(props.opened)
  const { title, children, confirmLabel, danger = !title, cancelFirst = false } = props
  return (
    <Modal opened={props.opened} onClose={props.onClose} size={500} title={title ?? text.confirm.deleteTitle}>
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
