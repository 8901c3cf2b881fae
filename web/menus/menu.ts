import type { ComponentType } from 'react'
import { mayUse } from '#kit/web/access.ts'
import type { RouteName } from '#kit/web/navigation.ts'
import type { Session } from '#kit/web/session.ts'
import type la from '../locales/la.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'

export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>

/** A heading of the menu and the routes under it. Titles and required permissions are those of the routes. */
export interface MenuGroup {
  group: keyof (typeof la)['group']
  entries: readonly { route: RouteName; icon: Icon }[]
}

/** The menu of one user: only permitted entries, without empty groups. */
export function menuFor(session: Session | null, groups: readonly MenuGroup[]): MenuGroup[] {
  return groups
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ route }) => mayUse(session, (routes[route] as Route).needs)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The menu entry of an address: of all entries whose path it starts with, the longest (/employee/import is not "Employees"). */
export function entryOf(menu: readonly MenuGroup[], pathname: string): RouteName | undefined {
  const around = menu
    .flatMap(({ entries }) => entries.map(({ route }) => route))
    .filter((route) => `${pathname}/`.startsWith(`${routes[route].path}/`))
  return around.sort((one, other) => routes[other].path.length - routes[one].path.length)[0]
}
