import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuGroup } from '../../menus/menu.ts'
import { setModuleOpen, useMenuChoice } from '../../menus/menu-choice.ts'
import { routes } from '../../routes.ts'
import { useShellText } from '../../text.ts'
import { useTitles } from '../../titles.ts'
import { HubLink } from './HubLink.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import classes from './menu.module.css'

interface Props {
  group: MenuGroup
  active: string | undefined
}

/** A module with its entries, which can be collapsed; the start page is a link. */
export function MenuModule({ group, active }: Props) {
  const text = useShellText()
  const { opened } = useMenuChoice()
  const id = useId()
  const { group: name, icon: Icon, entries, hub, isOpenAtFirst = false } = group
  const { pathname } = useLocation()
  if (name === 'start') return <StartLink group={group} active={active} />
  const hasActive =
    entries.some(({ route }) => route === active) || (hub !== undefined && routes[hub].path === pathname)
  const isOpen = opened[name] ?? (hasActive || isOpenAtFirst)
  return (
    <section>
      <h2 className={classes.head}>
        <button
          type="button"
          className={classes.module}
          data-active={(hasActive && !isOpen) || undefined}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setModuleOpen(name, !isOpen)}
        >
          <Icon size={20} stroke={1.7} />
          <span className="name">{text.group[name]}</span>
          <IconChevronDown size={16} aria-hidden="true" className={classes.chevron ?? ''} />
        </button>
      </h2>
      <div id={id}>
        {isOpen && hub && <HubLink route={hub} />}
        {isOpen && <MenuEntries entries={entries} active={active} />}
      </div>
    </section>
  )
}

function StartLink({ group: { icon: Icon, entries }, active }: Props) {
  const titles = useTitles()
  return entries.map(({ route }) => (
    <Link
      key={route}
      to={routes[route].path}
      className={classes.module}
      {...(route === active && { 'aria-current': 'page' as const })}
    >
      <Icon size={20} stroke={1.7} />
      <span className="name">{titles[route]}</span>
    </Link>
  ))
}
