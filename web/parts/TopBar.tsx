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
import { Brand } from './Brand.tsx'
import { NetworkAddress } from './NetworkAddress.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import classes from './TopBar.module.css'

const ExportTray = lazyPart(() => import('#kit/web/exports/ExportTray.tsx'))

interface Props {
  onToggleMenu: () => void
}

export function TopBar({ onToggleMenu }: Props) {
  const { bar } = useShellText()
  const hasBell = mayUse(useSession(), (routes['employee_contract.expire'] as Route).needs)
  return (
    <header className={classes.bar}>
      <ActionIcon variant="subtle" color="gray" size={38} aria-label={bar.toggleMenu} onClick={onToggleMenu}>
        <IconMenu2 size={20} />
      </ActionIcon>
      <Brand to="/" />
      <UnstyledButton className={classes.find} onClick={openPalette} aria-keyshortcuts="Control+K">
        <IconSearch size={17} />
        <span>{bar.openPalette}</span>
        <Kbd size="xs" aria-hidden="true">
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className={classes.end}>
        <NetworkAddress className={classes.address} />
        <Suspense>
          <ExportTray />
        </Suspense>
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
