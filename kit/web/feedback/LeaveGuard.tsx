import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { loadFile } from '../load-file.ts'
import { currentSession } from '../session.ts'
import { discardUnsaved, isPageUnsaved } from './unsaved.ts'

/* Few navigations ask. */
const LeaveQuestion = lazy(() => loadFile(() => import('./LeaveQuestion.tsx')))

const mustAsk = () => isPageUnsaved() && currentSession() !== null

/**
 * Asks before unsaved values of any form on the page are lost: on navigation to another page with a dialog, on closing
 * the tab with the browser's own. Once for the whole application.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveQuestion
        onStay={() => blocker.reset()}
        onLeave={() => {
          discardUnsaved()
          blocker.proceed()
        }}
      />
    </Suspense>
  )
}
