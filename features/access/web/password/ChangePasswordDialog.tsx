import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { useAccountText } from '../text.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { usePasswordChanged } from './use-password-changed.ts'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The dialog of the top bar, 600 wide (specification 9). */
export default function ChangePasswordDialog({ opened, onClose }: Props) {
  const text = useAccountText().password
  const changed = usePasswordChanged()
  return (
    <EditModal opened={opened} onClose={onClose} title={text.title}>
      <ChangePasswordForm
        onCancel={onClose}
        onChanged={() => {
          onClose()
          changed()
        }}
      />
    </EditModal>
  )
}
