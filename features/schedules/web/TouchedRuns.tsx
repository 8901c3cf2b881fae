import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import type { Touched } from '../contract/schedules.ts'
import { LockedRunList } from './LockedRunList.tsx'
import { useScheduleText } from './text.ts'

interface Asked {
  runs: Touched['runs']
  store: () => Promise<unknown>
}

/**
 * A change that may touch approved runs: `send(confirmed)` makes the call; if the server asks first, the runs are shown and the user may
 * store anyway. `onStored` runs when the change is stored.
 */
export function useTouched() {
  const [asked, setAsked] = useState<Asked>()
  async function store(send: (confirmed: boolean) => Promise<{ data: Touched }>, onStored: () => void) {
    const { data } = await send(false)
    if (data.is_stored) return onStored()
    setAsked({ runs: data.runs, store: () => send(true).then(onStored) })
  }
  return { store, asked, close: () => setAsked(undefined) }
}

/** The approved and paid runs that a change touches, with a button that stores anyway. */
export function TouchedRuns({ asked, close }: Pick<ReturnType<typeof useTouched>, 'asked' | 'close'>) {
  const text = useScheduleText()
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      onClose={close}
      onConfirm={() => {
        close()
        asked?.store().catch(toastError)
      }}
      title={text.lockedTitle}
      confirmLabel={text.storeAnyway}
    >
      <LockedRunList runs={asked?.runs ?? []} />
    </ConfirmDialog>
  )
}
