import { type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '#kit/web/feedback/ErrorBoundary.tsx'

interface Props {
  opened: boolean
  children: ReactNode
}

/** A sheet whose code is loaded when it is first opened; afterwards it stays mounted, for its closing animation. */
export function LazySheet({ opened, children }: Props) {
  const [wasOpened, setOpened] = useState(opened)
  if (opened && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
