import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useEmployeeText } from '../text.ts'

interface Props {
  /** Asked at the moment of leaving, so that a save that has just succeeded leaves freely. */
  isUnsaved: () => boolean
}

/** Asks before what was typed is lost: on another page of the product by a dialog, on closing the tab by the browser's own. */
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
