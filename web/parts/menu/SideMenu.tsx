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

/** The modules of the menu; above them what the person has pinned, and the last pages. */
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
        <OwnEntries menu={menu} active={active} />
        {menu.map((group) => (
          <MenuModule key={group.group} group={group} active={active} />
        ))}
      </nav>
    </ScrollArea>
  )
}

interface Own {
  menu: readonly MenuGroup[]
  active: string | undefined
}

/** Pinned entries, and the last pages except the current, the pinned ones and the start page. */
function OwnEntries({ menu, active }: Own) {
  const { bar } = useShellText()
  const { pinned, recent } = useMenuChoice()
  const permitted = new Map(
    menu.flatMap(({ group, entries }) =>
      group === 'start' ? [] : entries.map((entry): [string, MenuEntry] => [entry.route, entry]),
    ),
  )
  const entriesOf = (names: readonly string[]) => names.flatMap((name) => permitted.get(name) ?? [])
  const recentNames = recent.filter((route) => route !== active && !pinned.includes(route))
  const parts = [
    { title: bar.pinned, entries: entriesOf(pinned) },
    { title: bar.recent, entries: entriesOf(recentNames).slice(0, RECENT_SHOWN) },
  ]
  return parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <section key={title} className={classes.own}>
        <h2 className={classes.heading}>{title}</h2>
        <MenuEntries entries={entries} active={active} hasIcons />
      </section>
    ))
}
