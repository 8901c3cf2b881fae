import { useRouteError } from 'react-router'
import { ScreenError } from '#kit/web/feedback/ScreenError.tsx'

/** In place of a screen that could not be loaded or that threw. */
export function RouteError() {
  return <ScreenError error={useRouteError()} onRetry={() => window.location.reload()} />
}
