import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { MenuEntry } from '../../menus/menu.ts'
import { leaveLink, restOnLink } from '../../prefetch-screen.ts'
import { routes } from '../../routes.ts'
import { useShellText } from '../../text.ts'
import { useTitles } from '../../titles.ts'
import { useBuilt } from '../../use-built.ts'
import classes from './menu.module.css'
import { Pin } from './Pin.tsx'

interface Props {
  entries: readonly MenuEntry[]
  active: string | undefined
  hasIcons?: boolean
  /** Not indented below a module. */
  isFlush?: boolean
  onOpen?: () => void
}

/** Entries of the menu. Pages that do not exist yet come last and have a mark; the others can be pinned. */
export function MenuEntries({ entries, active, hasIcons = false, isFlush = false, onOpen }: Props) {
  const isBuilt = useBuilt()
  const ordered = entries.toSorted((one, other) => Number(isBuilt(other.route)) - Number(isBuilt(one.route)))
  return (
    <ul className={classes.entries} data-flush={hasIcons || isFlush || undefined}>
      {ordered.map((entry) => (
        <Entry
          key={entry.route}
          entry={entry}
          isBuilt={isBuilt(entry.route)}
          isActive={entry.route === active}
          hasIcon={hasIcons}
          {...(onOpen && { onOpen })}
        />
      ))}
    </ul>
  )
}

interface EntryProps {
  entry: MenuEntry
  isBuilt: boolean
  isActive: boolean
  hasIcon: boolean
  onOpen?: () => void
}

function Entry({ entry: { route, icon: Icon }, isBuilt, isActive, hasIcon, onOpen }: EntryProps) {
  const { bar } = useShellText()
  const title = useTitles()[route] ?? route
  const mark = useId()
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) here.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li className={classes.row}>
      <Link
        to={routes[route].path}
        className={classes.entry}
        onPointerEnter={() => restOnLink(route)}
        onPointerLeave={leaveLink}
        onPointerDown={leaveLink}
        {...(onOpen && { onClick: onOpen })}
        {...(isActive && { 'aria-current': 'page' as const, ref: here })}
        {...(!isBuilt && { 'aria-describedby': mark, 'data-coming': true })}
      >
        {hasIcon && <Icon size={18} stroke={1.7} />}
        <span className="name">{title}</span>
      </Link>
      {!isBuilt && (
        <span id={mark} className={classes.coming}>
          {bar.coming}
        </span>
      )}
      {isBuilt && <Pin route={route} title={title} />}
    </li>
  )
}
