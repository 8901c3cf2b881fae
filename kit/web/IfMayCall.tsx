import type { ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from './access.ts'

interface Props {
  /** The call of the button. */
  route: Pick<RouteSpec, 'access'>
  children: ReactNode
}

/** Renders a button only if the user may use its call. */
export function IfMayCall({ route, children }: Props) {
  return useMayCall()(route) ? children : null
}
