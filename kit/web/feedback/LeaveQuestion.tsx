import '../styles/desk.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** The question before a page with unsaved values is left. */
export default function LeaveQuestion({ onStay, onLeave }: Props) {
  const { confirm } = useKitText()
  return (
    <ConfirmDialog
      opened
      onClose={onStay}
      onConfirm={onLeave}
      title={confirm.leaveTitle}
      confirmLabel={confirm.leave}
      closeLabel={confirm.stay}
      danger
      cancelFirst
    >
      {confirm.leaveText}
    </ConfirmDialog>
  )
}
