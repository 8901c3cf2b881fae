import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useEmployeeText } from '../text.ts'

interface Props {
  /** Evaluated when leaving, so that a save that has just succeeded does not ask. */
  isUnsaved: () => boolean
}

/** Asks before typed values are lost: on navigation with a dialog, on closing the tab with the browser's own. */
export function LeaveGuard({ isUnsaved }: Props) {
  const words = useKitText()
  const text = useEmployeeText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={words.confirm.leaveTitle}
      confirmLabel={text.leave}
      danger
    >
      {words.confirm.leaveText}
    </ConfirmDialog>
  )
}
