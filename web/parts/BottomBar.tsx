import { useDisclosure } from '@mantine/hooks'
import { IconCalendarTime, IconCoins, IconHome, IconLayoutGrid, IconReceipt } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useFrameText } from '../frame-text.ts'
import classes from './BottomBar.module.css'
import { LazySheet } from './LazySheet.tsx'
import { TABS, tabOf } from './tabs.ts'

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'))

const ICONS = { home: IconHome, roster: IconCalendarTime, payslip: IconReceipt, soFar: IconCoins }

/** The most used pages that exist, and all others behind "more": at the bottom of a phone, on the left of a desk. Targets have at least 48 pixels. */
export function BottomBar() {
  const text = useFrameText()
  const { pathname } = useLocation()
  const [isOpen, more] = useDisclosure()
  const active = tabOf(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(more.close, [pathname])
  return (
    <>
      <nav className={classes.bar} aria-label={text.menu}>
        {TABS.map(({ name, to }) => {
          const Icon = ICONS[name]
          return (
            <Link
              key={name}
              to={to}
              className={classes.tab}
              {...(name === active && { 'aria-current': 'page' as const })}
            >
              <Icon size={22} stroke={1.7} />
              <span>{text[name]}</span>
            </Link>
          )
        })}
        <button type="button" className={classes.tab} onClick={more.open} aria-expanded={isOpen}>
          <IconLayoutGrid size={22} stroke={1.7} />
          <span>{text.more}</span>
        </button>
      </nav>
      <LazySheet opened={isOpen}>
        <MoreSheet opened={isOpen} onClose={more.close} />
      </LazySheet>
    </>
  )
}
