import { ScrollArea, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { entryOf, type MenuGroup } from '../menus/menu.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import classes from './SideMenu.module.css'

interface Props {
  menu: readonly MenuGroup[]
}

/** Grouped and searchable; the search ignores spelling variants of Lao. */
export function SideMenu({ menu }: Props) {
  const text = useShellText()
  const titles = useTitles()
  const [typed, setTyped] = useState('')
  const active = entryOf(menu, useLocation().pathname)
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry has become the active one
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const query = foldLao(typed.trim())
  const matching = menu
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ route }) => foldLao(titles[route] ?? '').includes(query)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={classes.menu}>
      <div className={classes.find}>
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          placeholder={text.bar.findInMenu}
          aria-label={text.bar.findInMenu}
          leftSection={<IconSearch size={16} />}
        />
      </div>
      <ScrollArea className={classes.scroll} type="hover" scrollbarSize={8}>
        <nav className={classes.nav} aria-label={text.bar.menu}>
          {matching.map(({ group, entries }) => (
            <section key={group}>
              <h2 className={classes.group}>{text.group[group]}</h2>
              {entries.map(({ route, icon: Icon }) => (
                <Link
                  key={route}
                  to={routes[route].path}
                  className={classes.entry}
                  {...(route === active && { 'aria-current': 'page', ref: here })}
                >
                  <Icon size={18} stroke={1.7} />
                  <span>{titles[route]}</span>
                </Link>
              ))}
            </section>
          ))}
          {matching.length === 0 && (
            <Text c="dimmed" p="sm">
              {text.bar.noEntry}
            </Text>
          )}
        </nav>
      </ScrollArea>
    </div>
  )
}
