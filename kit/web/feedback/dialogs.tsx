import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useFocusBack } from './focus-back.ts'
import { UnsavedForms } from './unsaved.ts'

type Props = Omit<ModalProps, 'size'>

const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false

/**
 * A dialog for adding and editing (width 600), full-screen on a phone. Escape, a click beside it and its cross
 * ask before they discard unsaved values of a form; the form's own "Cancel" does not.
 */
export function EditModal({ onClose, ...props }: Props) {
  const { confirm } = useKitText()
  const [unsaved] = useState(() => new Set<string>())
  const [isAsking, setIsAsking] = useState(false)
  useFocusBack(props.opened)
  const close = () => {
    if (unsaved.size === 0) return onClose()
    // Later, because both dialogs listen to the same Escape key, which would also close the question.
    setTimeout(() => setIsAsking(true))
  }
  const discard = () => {
    setIsAsking(false)
    onClose()
  }
  return (
    <UnsavedForms value={unsaved}>
      <Modal size={600} fullScreen={useIsPhone()} closeOnEscape={!isAsking} {...props} onClose={close} />
      <ConfirmDialog
        opened={props.opened && isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
        title={confirm.leaveTitle}
        confirmLabel={confirm.discard}
        danger
      >
        {confirm.closeText}
      </ConfirmDialog>
    </UnsavedForms>
  )
}

/** A dialog for viewing one record (width 1000), full-screen on a phone. */
export function ViewModal(props: Props) {
  useFocusBack(props.opened)
  return <Modal size={1000} fullScreen={useIsPhone()} {...props} />
}
