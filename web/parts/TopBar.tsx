import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { openPalette } from '../search/open-palette.ts'
import { useShellText } from '../text.ts'
import { CompanyName } from './CompanyName.tsx'
import { NetworkAddress } from './NetworkAddress.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import classes from './TopBar.module.css'

const Bell = lazyPart(() => import('./Bell.tsx'))
const ExportTray = lazyPart(() => import('#kit/web/exports/ExportTray.tsx'))

interface Props {
  isMenuOpen: boolean
  onToggleMenu: () => void
}

/** The company on the left, the search in the middle. Both sides have their width from the start, so that late parts shift nothing. */
export function TopBar({ isMenuOpen, onToggleMenu }: Props) {
  const { bar } = useShellText()
  // The provider has no notices.
  const hasBell = useSession()?.user.company_id != null
  return (
    <header className={`${classes.bar} woven`}>
      <div className={classes.start}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={38}
          aria-label={bar.toggleMenu}
          aria-expanded={isMenuOpen}
          onClick={onToggleMenu}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
        <CompanyName />
      </div>
      <UnstyledButton className={classes.find} onClick={openPalette} aria-keyshortcuts="Control+K">
        <IconSearch size={17} />
        <span>{bar.openPalette}</span>
        <Kbd size="xs" aria-hidden="true">
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className={classes.end}>
        <Suspense>
          <ExportTray />
        </Suspense>
        <NetworkAddress className={classes.address} />
        {hasBell && (
          <Suspense fallback={<div className={classes.bell} />}>
            <Bell />
          </Suspense>
        )}
        <SettingsMenu />
      </div>
    </header>
  )
}
