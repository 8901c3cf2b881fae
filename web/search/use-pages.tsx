import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { mayUse } from '#kit/web/access.ts'
import type { RouteName } from '#kit/web/navigation.ts'
import { type Session, useSession } from '#kit/web/session.ts'
import type { Icon, MenuGroup } from '../menus/menu.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { titlesInBoth, useTitles } from '../titles.ts'
import { useBuilt } from '../use-built.ts'
import { OTHER_WORDS, type PageEntry } from './page-hits.ts'

export interface Page extends PageEntry {
  /** Heading of the menu, or "Other pages". */
  group: string
  label: string
  icon: Icon
  to: string
}

/** Addresses without parameters that are in no menu (new bank, expenses, …), if this user can open them. */
function otherRoutes(session: Session | null, menu: readonly MenuGroup[]): RouteName[] {
  const inMenu = new Set<string>(menu.flatMap(({ entries }) => entries.map(({ route }) => route)))
  return Object.entries<Route>(routes)
    .filter(
      ([name, { layout, path, needs }]) =>
        (layout === 'admin' || layout === 'own') &&
        !path.includes(':') &&
        !inMenu.has(name) &&
        mayUse(session, needs),
    )
    .map(([name]) => name as RouteName)
}

/** The pages that this user can open and that exist: those of the menu first. */
export function usePages(menu: readonly MenuGroup[]): Page[] {
  const text = useShellText()
  const titles = useTitles()
  const session = useSession()
  const isBuilt = useBuilt()
  const [both, setBoth] = useState<Awaited<ReturnType<typeof titlesInBoth>>>()
  useEffect(() => void titlesInBoth().then(setBoth, () => undefined), [])

  const pageOf =
    (group: string, icon: Icon) =>
    (route: RouteName): Page => ({
      route,
      group,
      icon,
      label: titles[route] ?? route,
      words: foldLao([both?.la[route], both?.en[route], titles[route], OTHER_WORDS[route]].join(' ')),
      to: routes[route].path,
    })
  const ofMenu = menu.flatMap(({ group, entries }) =>
    entries.map(({ route, icon }) => pageOf(text.group[group], icon)(route)),
  )
  const others = otherRoutes(session, menu).map(pageOf(text.group.other, IconArrowRight))
  return [...ofMenu, ...others].filter(({ route }) => isBuilt(route))
}
