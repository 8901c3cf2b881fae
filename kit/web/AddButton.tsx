import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from './access.ts'

interface Props {
  /** The call that adds a record: without the access to it there is no button. */
  route?: Pick<RouteSpec, 'access'>
  /** The address of the screen that adds a record, from `href(…)`; or what a click does. */
  to?: string
  onClick?: () => void
  /** The default is a plus. */
  icon?: ReactNode
  children: ReactNode
}

/** The main button of a list: it adds a record. */
export function AddButton({ route, to, onClick, icon = <IconPlus size={18} />, children }: Props) {
  const mayCall = useMayCall()
  if (route && !mayCall(route)) return null
  return to ? (
    <Button component={Link} to={to} leftSection={icon}>
      {children}
    </Button>
  ) : (
    <Button leftSection={icon} {...(onClick && { onClick })}>
      {children}
    </Button>
  )
}
