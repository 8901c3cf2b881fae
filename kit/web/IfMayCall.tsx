import type { ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from './access.ts'

interface Props {
  /** The call that the button makes or leads to. */
  route: Pick<RouteSpec, 'access'>
  children: ReactNode
}

/** A button, for whoever may use its call; nothing for the others. */
export function IfMayCall({ route, children }: Props) {
  return useMayCall()(route) ? children : null
}
