import { useLayoutEffect } from 'react'
import { useRouteError } from 'react-router'
import { ScreenError } from '#kit/web/feedback/ScreenError.tsx'

/** The outline of the shell that public/first-paint.js has drawn. */
export const removeFirstPaint = (): void => document.getElementById('first')?.remove()

/** Replaces a screen that could not be loaded or that threw an error. */
export function RouteError() {
  useLayoutEffect(removeFirstPaint, [])
  return <ScreenError error={useRouteError()} onRetry={() => window.location.reload()} />
}
