import { Suspense } from 'react'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { findScreen } from '../find-screen.ts'
import OwnLayout from '../layouts/OwnLayout.tsx'

const Screen = lazyPart(() => findScreen('access.denied'))

/** "Access denied" with the menu of the signed-in person; without a session only the page. */
export default function DeniedPage() {
  const screen = (
    <Suspense>
      <Screen />
    </Suspense>
  )
  return useSession() ? <OwnLayout>{screen}</OwnLayout> : <main id="content">{screen}</main>
}
