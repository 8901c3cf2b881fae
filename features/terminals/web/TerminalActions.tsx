import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  disableTerminal,
  enableTerminal,
  releaseTerminal,
  type TerminalDetail,
  updateTerminal,
} from '../contract.ts'
import { EditTerminal } from './EditTerminal.tsx'
import { useTerminalText } from './text.ts'

/** Edit, disable or enable, and give away. */
export function TerminalActions({ terminal }: { terminal: TerminalDetail }) {
  const text = useTerminalText()
  const [isEditing, edit] = useDisclosure()
  return (
    <IfMayCall route={updateTerminal}>
      <Group gap="sm">
        <ReleaseButton terminal={terminal} />
        {terminal.state === 'disabled' ? (
          <EnableButton terminal={terminal} />
        ) : (
          <DisableButton terminal={terminal} />
        )}
        <Button onClick={edit.open}>{text.edit}</Button>
      </Group>
      {isEditing && <EditTerminal terminal={terminal} onClose={edit.close} />}
    </IfMayCall>
  )
}

function EnableButton({ terminal }: { terminal: TerminalDetail }) {
  const text = useTerminalText()
  const enable = useMutate(enableTerminal, {
    onSuccess: () => void toastSuccess('saved'),
    onError: toastError,
  })
  return (
    <Button
      variant="default"
      loading={enable.isPending}
      onClick={() => enable.mutate({ params: { terminal_id: terminal.id } })}
    >
      {text.enable}
    </Button>
  )
}

function DisableButton({ terminal }: { terminal: TerminalDetail }) {
  const text = useTerminalText()
  const [isOpen, dialog] = useDisclosure()
  const disable = useMutate(disableTerminal, { onSuccess: dialog.close, onError: toastError })
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {text.disable}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={dialog.close}
        onConfirm={() => disable.mutate({ params: { terminal_id: terminal.id } })}
        title={text.disableTitle}
        confirmLabel={text.disable}
        loading={disable.isPending}
      >
        {text.disableText}
      </ConfirmDialog>
    </>
  )
}

function ReleaseButton({ terminal }: { terminal: TerminalDetail }) {
  const text = useTerminalText()
  const go = useGo()
  const [isOpen, dialog] = useDisclosure()
  const release = useMutate(releaseTerminal, {
    onSuccess: () => go('scan_camera.index'),
    onError: toastError,
  })
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {text.release}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={dialog.close}
        onConfirm={() => release.mutate({ params: { terminal_id: terminal.id } })}
        title={text.releaseTitle}
        confirmLabel={text.release}
        danger
        loading={release.isPending}
      >
        {text.releaseText}
      </ConfirmDialog>
    </>
  )
}
