import { ScrollArea } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrameText } from '../../frame-text.ts'
import { entryOf, type MenuEntry, type MenuGroup } from '../../menus/menu.ts'
import { noteVisit, useMenuChoice } from '../../menus/menu-choice.ts'
import { useShellText } from '../../text.ts'
import { MenuEntries } from './MenuEntries.tsx'
import { MenuModule } from './MenuModule.tsx'
import { MenuRail } from './MenuRail.tsx'
import classes from './menu.module.css'

interface Props {
  menu: readonly MenuGroup[]
  /** Only the icons of the modules; their entries open beside them. */
  isRail?: boolean
}

const RECENT_SHOWN = 3

/**
 * The modules of the menu; above them what the person has pinned. The last pages are below them, because they change with
 * every page and would move what is above.
 */
export function SideMenu({ menu, isRail = false }: Props) {
  const frame = useFrameText()
  const active = entryOf(menu, useLocation().pathname)
  useEffect(() => {
    if (active) noteVisit(active)
  }, [active])
  if (isRail) return <MenuRail menu={menu} active={active} />
  return (
    <ScrollArea className={classes.scroll} type="hover" scrollbarSize={8}>
      <nav className={classes.nav} aria-label={frame.menu}>
        <OwnEntries kind="pinned" menu={menu} active={active} />
        {menu.map((group) => (
          <MenuModule key={group.group} group={group} active={active} />
        ))}
        <OwnEntries kind="recent" menu={menu} active={active} />
      </nav>
    </ScrollArea>
  )
}

interface Own {
  kind: 'pinned' | 'recent'
  menu: readonly MenuGroup[]
  active: string | undefined
}

/** Pinned entries, or the last pages except the current, the pinned ones and the start page. */
function OwnEntries({ kind, menu, active }: Own) {
  const { bar } = useShellText()
  const { pinned, recent } = useMenuChoice()
  const permitted = new Map(
    menu.flatMap(({ group, entries }) =>
      group === 'start' ? [] : entries.map((entry): [string, MenuEntry] => [entry.route, entry]),
    ),
  )
  const entriesOf = (names: readonly string[]) => names.flatMap((name) => permitted.get(name) ?? [])
  const recentNames = recent.filter((route) => route !== active && !pinned.includes(route))
  const entries = kind === 'pinned' ? entriesOf(pinned) : entriesOf(recentNames).slice(0, RECENT_SHOWN)
  if (entries.length === 0) return null
  return (
    <section className={classes.own}>
      <h2 className={classes.heading}>{bar[kind]}</h2>
      <MenuEntries entries={entries} active={active} hasIcons />
    </section>
  )
}
