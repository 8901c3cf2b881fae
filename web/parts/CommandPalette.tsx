import '@mantine/spotlight/styles.layer.css'
import { useHotkeys } from '@mantine/hooks'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  spotlight,
} from '@mantine/spotlight'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { mayUse } from '#kit/web/access.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useSession } from '#kit/web/session.ts'
import type { MenuGroup } from '../menus/menu.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { titlesInBoth, useTitles } from '../titles.ts'

export const openPalette = spotlight.open

type Both = Awaited<ReturnType<typeof titlesInBoth>>

interface Props {
  menu: readonly MenuGroup[]
}

/** Addresses without parameters that are in no menu (new bank, expenses, …), if this user can open them. */
function otherRoutes(session: ReturnType<typeof useSession>, menu: readonly MenuGroup[]): string[] {
  const inMenu = new Set<string>(menu.flatMap(({ entries }) => entries.map(({ route }) => route)))
  return Object.entries<Route>(routes)
    .filter(
      ([name, { layout, path, needs }]) =>
        layout === 'admin' && !path.includes(':') && !inMenu.has(name) && mayUse(session, needs),
    )
    .map(([name]) => name)
}

/** Ctrl K: every page by its title in either language, ignoring spelling variants. */
export function CommandPalette({ menu }: Props) {
  const text = useShellText()
  const words = useKitText()
  const titles = useTitles()
  const session = useSession()
  const navigate = useNavigate()
  const [both, setBoth] = useState<Both>()
  useEffect(() => void titlesInBoth().then(setBoth, () => undefined), [])

  // Everywhere, also in fields; by the key's position as well, because a Lao keyboard has another letter on it.
  useHotkeys(
    [
      ['mod+K', openPalette],
      ['mod+K', openPalette, { usePhysicalKeys: true }],
    ],
    [],
    true,
  )

  const action = (name: string, icon: React.ReactNode): SpotlightActionData => ({
    id: name,
    label: titles[name] ?? name,
    keywords: foldLao([both?.la[name], both?.en[name], titles[name]].join(' ')),
    leftSection: icon,
    onClick: () => void navigate((routes as Record<string, Route>)[name]?.path ?? '/'),
  })
  const groups: SpotlightActionGroupData[] = menu.map(({ group, entries }) => ({
    group: text.group[group],
    actions: entries.map(({ route, icon: Icon }) => action(route, <Icon size={20} stroke={1.7} />)),
  }))
  const others = otherRoutes(session, menu).map((name) =>
    action(name, <IconArrowRight size={20} stroke={1.7} />),
  )
  return (
    <Spotlight
      shortcut={null}
      actions={[...groups, { group: text.group.other, actions: others }]}
      filter={(query, all) => filterActions(query, all as SpotlightActionGroupData[])}
      nothingFound={words.state.noMatch}
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': text.bar.openPalette } }}
      searchProps={{
        leftSection: <IconSearch size={20} />,
        placeholder: text.bar.openPalette,
        'aria-label': text.bar.openPalette,
      }}
    />
  )
}

/** Without a query only the menu; with a query, every entry that contains all of its words. */
function filterActions(
  query: string,
  groups: readonly SpotlightActionGroupData[],
): SpotlightActionGroupData[] {
  const parts = foldLao(query).split(' ').filter(Boolean)
  if (parts.length === 0) return groups.slice(0, -1)
  return groups
    .map(({ group, actions }) => ({
      group,
      actions: actions.filter(({ keywords }) => parts.every((part) => String(keywords).includes(part))),
    }))
    .filter(({ actions }) => actions.length > 0)
}
