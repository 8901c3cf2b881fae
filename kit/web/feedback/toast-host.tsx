import type { NotificationData } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/* The messages' own code is fetched with the first message: it has no part in the first load of a phone. */
const Toasts = lazy(() => import('./Toasts.tsx'))

let isWanted = false
let tell = () => {}

export function showToast(toast: NotificationData): void {
  isWanted = true
  tell()
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(toast))
}

function subscribe(listener: () => void): () => void {
  tell = listener
  return () => {
    tell = () => {}
  }
}

/** Where messages appear; stands once in the application. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribe, () => isWanted)
  if (!wanted) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  )
}
