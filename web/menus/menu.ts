import type { ComponentType } from 'react'
import { mayUse } from '#kit/web/access.ts'
import type { RouteName } from '#kit/web/navigation.ts'
import type { Needs } from '#kit/web/needs.ts'
import type { Session } from '#kit/web/session.ts'
import type la from '../locales/la.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'

export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>

export interface MenuEntry {
  route: RouteName
  icon: Icon
  /** Of the entry only, in addition to those of the route. */
  needs?: Needs
  /** Addresses of its records that do not start with its own. */
  also?: readonly string[]
}

/** A module of the menu and the routes in it. Titles and required permissions are those of the routes. */
export interface MenuGroup {
  group: keyof (typeof la)['group']
  icon: Icon
  entries: readonly MenuEntry[]
  /** The page with all its entries as cards. */
  hub?: RouteName
  /** Its entries are shown until the user closes it; those of other modules only while one of them is the current page. */
  isOpenAtFirst?: boolean
}

const isPermitted = (session: Session | null, { route, needs }: MenuEntry): boolean =>
  mayUse(session, (routes[route] as Route).needs) && (!needs || mayUse(session, needs))

/** The menu of one user: only permitted entries, without empty groups. */
export function menuFor(session: Session | null, groups: readonly MenuGroup[]): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isPermitted(session, entry)) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The menu entry of an address: of all entries whose addresses it starts with, the longest (/employee/import is not "Employees"). */
export function entryOf(menu: readonly MenuGroup[], pathname: string): RouteName | undefined {
  return menu
    .flatMap(({ entries }) => entries)
    .flatMap(({ route, also = [] }) => [routes[route].path, ...also].map((path) => ({ route, path })))
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]?.route
}
