import { useRouteError } from 'react-router'
import { ScreenError } from '#kit/web/feedback/ScreenError.tsx'

/** Replaces a screen that could not be loaded or that threw an error. */
export function RouteError() {
  return <ScreenError error={useRouteError()} onRetry={() => window.location.reload()} />
}
