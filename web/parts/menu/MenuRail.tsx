import { Popover, ScrollArea, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFrameText } from '../../frame-text.ts'
import type { MenuGroup } from '../../menus/menu.ts'
import { useMenuChoice } from '../../menus/menu-choice.ts'
import { routes } from '../../routes.ts'
import { useShellText } from '../../text.ts'
import { useTitles } from '../../titles.ts'
import { HubLink } from './HubLink.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import classes from './menu.module.css'

interface Props {
  menu: readonly MenuGroup[]
  active: string | undefined
}

/** The icons of the modules and of the pinned pages; a module opens its entries beside it. */
export function MenuRail({ menu, active }: Props) {
  const frame = useFrameText()
  const [open, setOpen] = useState<string>()
  const start = menu.find(({ group }) => group === 'start')
  const modules = menu.filter(({ group }) => group !== 'start')
  const { pinned } = useMenuChoice()
  const pinnedEntries = pinned.flatMap(
    (name) => modules.flatMap(({ entries }) => entries).find(({ route }) => route === name) ?? [],
  )
  return (
    <nav className={classes.rail} aria-label={frame.menu}>
      {start?.entries.map(({ route }) => (
        <RailLink key={route} route={route} icon={start.icon} active={active} />
      ))}
      {modules.map((group) => (
        <RailModule
          key={group.group}
          group={group}
          active={active}
          isOpen={open === group.group}
          isAnyOpen={open !== undefined}
          onChange={setOpen}
        />
      ))}
      {pinnedEntries.length > 0 && <hr className={classes.rule} />}
      {pinnedEntries.map(({ route, icon }) => (
        <RailLink key={route} route={route} icon={icon} active={active} />
      ))}
    </nav>
  )
}

interface LinkProps {
  route: MenuGroup['entries'][number]['route']
  icon: MenuGroup['icon']
  active: string | undefined
}

function RailLink({ route, icon: Icon, active }: LinkProps) {
  const title = useTitles()[route]
  return (
    <Tooltip label={title} position="right">
      <Link
        to={routes[route].path}
        className={classes.square}
        aria-label={title}
        {...(route === active && { 'aria-current': 'page' as const })}
      >
        <Icon size={22} stroke={1.7} />
      </Link>
    </Tooltip>
  )
}

interface ModuleProps {
  group: MenuGroup
  active: string | undefined
  isOpen: boolean
  isAnyOpen: boolean
  onChange: (group: string | undefined) => void
}

function RailModule({ group, active, isOpen, isAnyOpen, onChange }: ModuleProps) {
  const { group: name, icon: Icon, entries, hub } = group
  const title = useShellText().group[name]
  const close = () => onChange(undefined)
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="right-start"
      width={272}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={title} position="right" disabled={isAnyOpen}>
          <button
            type="button"
            className={classes.square}
            data-active={entries.some(({ route }) => route === active) || undefined}
            aria-label={title}
            onClick={() => onChange(isOpen ? undefined : name)}
            // As in a menu bar: while one is open, the pointer opens the next.
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isAnyOpen && onChange(name)}
          >
            <Icon size={22} stroke={1.7} />
          </button>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={title}>
        <h2 className={classes.heading}>{title}</h2>
        <ScrollArea.Autosize mah="70dvh" scrollbarSize={8}>
          {hub && <HubLink route={hub} isFlush onOpen={close} />}
          <MenuEntries entries={entries} active={active} isFlush onOpen={close} />
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
