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
 * Escape, a click beside the dialog and its cross ask before they discard unsaved values of a form in it; the
 * form's own "Cancel" does not.
 */
function FormModal({ onClose, ...props }: ModalProps) {
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
      <Modal fullScreen={useIsPhone()} closeOnEscape={!isAsking} {...props} onClose={close} />
      <ConfirmDialog
        opened={props.opened && isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
        title={confirm.leaveTitle}
        confirmLabel={confirm.discard}
        danger
        cancelFirst
      >
        {confirm.closeText}
      </ConfirmDialog>
    </UnsavedForms>
  )
}

/** A dialog for adding and editing (width 600), full-screen on a phone. */
export const EditModal = (props: Props) => <FormModal size={600} {...props} />

/** A dialog for viewing one record or editing a large one (width 1000), full-screen on a phone. */
export const ViewModal = (props: Props) => <FormModal size={1000} {...props} />
