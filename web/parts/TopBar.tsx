import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ContractBell } from '#features/employees/web/index.ts'
import { mayUse } from '#kit/web/access.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { openPalette } from '../search/open-palette.ts'
import { useShellText } from '../text.ts'
import { CompanyName } from './CompanyName.tsx'
import { NetworkAddress } from './NetworkAddress.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import classes from './TopBar.module.css'

const ExportTray = lazyPart(() => import('#kit/web/exports/ExportTray.tsx'))

interface Props {
  isMenuOpen: boolean
  onToggleMenu: () => void
}

/** The company on the left, the search in the middle. Both sides have their width from the start, so that late parts shift nothing. */
export function TopBar({ isMenuOpen, onToggleMenu }: Props) {
  const { bar } = useShellText()
  const hasBell = mayUse(useSession(), (routes['employee_contract.expire'] as Route).needs)
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
            <ContractBell />
          </Suspense>
        )}
        <SettingsMenu />
      </div>
    </header>
  )
}
