import { useDisclosure } from '@mantine/hooks'
import {
  IconCalendarTime,
  IconCoins,
  IconHome,
  IconInbox,
  IconLayoutGrid,
  IconPlus,
  IconReceipt,
} from '@tabler/icons-react'
import { Fragment, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useWaitingCount } from '#features/requests/web/first.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { useFrameText } from '../frame-text.ts'
import classes from './BottomBar.module.css'
import { LazySheet } from './LazySheet.tsx'
import { requestsPath, TABS, tabOf } from './tabs.ts'

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'))
const AskKinds = lazyPart(() => import('./AskKinds.tsx'))

const ICONS = {
  home: IconHome,
  roster: IconCalendarTime,
  requests: IconInbox,
  payslip: IconReceipt,
  soFar: IconCoins,
}

/** The tab before the button that asks. */
const BEFORE_ASK = 'roster'
const COUNTED = 99

/**
 * The most used pages that exist, the button that asks, and all others behind "more": at the bottom of a phone, on the left of a desk.
 * Targets have at least 48 pixels.
 */
export function BottomBar() {
  const text = useFrameText()
  const { pathname } = useLocation()
  const [isOpen, more] = useDisclosure()
  const [isAsking, ask] = useDisclosure()
  const waiting = useWaitingCount()
  const roles = useSession()?.roles ?? []
  const active = tabOf(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawers
  useEffect(() => {
    more.close()
    ask.close()
  }, [pathname])
  return (
    <>
      <nav className={classes.bar} aria-label={text.menu}>
        {TABS.map(({ name, to, isDesk }) => {
          const Icon = ICONS[name]
          const count = name === 'requests' ? waiting : 0
          return (
            <Fragment key={name}>
              <Link
                to={name === 'requests' ? requestsPath(roles, waiting) : to}
                className={classes.tab}
                data-desk={isDesk || undefined}
                {...(name === active && { 'aria-current': 'page' as const })}
              >
                <Icon size={22} stroke={1.7} />
                <span>{text[name]}</span>
                {count > 0 && <b className={classes.count}>{count > COUNTED ? `${COUNTED}+` : count}</b>}
              </Link>
              {name === BEFORE_ASK && (
                <button type="button" className={classes.ask} onClick={ask.open} aria-expanded={isAsking}>
                  <span className={classes.plus}>
                    <IconPlus size={22} stroke={2.2} />
                  </span>
                  <span>{text.ask}</span>
                </button>
              )}
            </Fragment>
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
      <LazySheet opened={isAsking}>
        <AskKinds opened={isAsking} onClose={ask.close} />
      </LazySheet>
    </>
  )
}
