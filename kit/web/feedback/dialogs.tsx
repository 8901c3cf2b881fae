import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from '../phone.ts'
import { useFocusBack } from './focus-back.ts'
import { useCloseQuestion } from './use-close-question.tsx'

type Props = Omit<ModalProps, 'size'>

const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false

/**
 * Escape, a click beside the dialog and its cross ask before they discard unsaved values of a form in it; the
 * form's own "Cancel" does not.
 */
function FormModal({ onClose, ...props }: ModalProps) {
  const question = useCloseQuestion(props.opened)
  useFocusBack(props.opened)
  return question.around(
    <Modal
      fullScreen={useIsPhone()}
      closeOnEscape={!question.isAsking}
      {...props}
      onClose={() => question.ask(onClose)}
    />,
  )
}

/** A dialog for adding and editing (width 600), full-screen on a phone. */
export const EditModal = (props: Props) => <FormModal size={600} {...props} />

/** A dialog for viewing one record or editing a large one (width 1000), full-screen on a phone. */
export const ViewModal = (props: Props) => <FormModal size={1000} {...props} />

/** A form beside its page (560 px), full-screen on a phone; it asks before it discards unsaved values. */
export function EditDrawer({ onClose, ...props }: Omit<DrawerProps, 'size' | 'position'>) {
  const question = useCloseQuestion(props.opened)
  useFocusBack(props.opened)
  return question.around(
    <Drawer
      position="right"
      size={useIsPhone() ? '100%' : 'var(--champa-width-sm)'}
      closeOnEscape={!question.isAsking}
      {...props}
      onClose={() => question.ask(onClose)}
    />,
  )
}
