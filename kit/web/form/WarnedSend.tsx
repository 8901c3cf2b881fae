import { List } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { toastError } from '../feedback/toast.ts'

interface Warned<W> {
  warnings: readonly W[]
  send: () => Promise<void>
}

/**
 * Warnings before storing: `warn` opens `WarnedSend` with the warnings and the function that sends the same
 * values again, confirmed.
 */
export function useWarned<W>() {
  const [warned, setWarned] = useState<Warned<W>>()
  return {
    warn: (warnings: readonly W[], send: () => Promise<void>) => setWarned({ warnings, send }),
    warned,
    close: () => setWarned(undefined),
  }
}

interface Props<W> extends Pick<ReturnType<typeof useWarned<W>>, 'warned' | 'close'> {
  title: string
  confirmLabel: string
  closeLabel?: string
  sentence: (warning: W) => string
}

/** The warnings, with a button that stores anyway. */
export function WarnedSend<W extends { code: string }>(props: Props<W>) {
  const { warned, close } = props
  return (
    <ConfirmDialog
      opened={warned !== undefined}
      onClose={close}
      onConfirm={() => {
        close()
        warned?.send().catch(toastError)
      }}
      title={props.title}
      confirmLabel={props.confirmLabel}
      {...(props.closeLabel && { closeLabel: props.closeLabel })}
    >
      <List>
        {warned?.warnings.map(props.sentence).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </ConfirmDialog>
  )
}
