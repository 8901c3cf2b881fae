import '#kit/web/styles/desk.ts'
import { Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { companyMenu } from '../menus/company-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { providerMenu } from '../menus/provider-menu.ts'
import { SideMenu } from '../parts/SideMenu.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import type { Route } from '../route.ts'
import { usePaletteKeys } from '../search/use-palette-keys.ts'
import { useShellText } from '../text.ts'
import classes from './AdminLayout.module.css'
import { useMenuOpen } from './menu-open.ts'

const CommandPalette = lazyPart(() => import('../search/CommandPalette.tsx'))

/** Administration: a top bar, a side menu that can be closed (a drawer on small screens), the page. */
export default function AdminLayout() {
  const { bar } = useShellText()
  usePaletteKeys()
  const session = useSession()
  const location = useLocation()
  const route = useMatches().at(-1)?.handle as Route | undefined
  const isSmall = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useMenuOpen(route?.hideMenu ?? false)
  const [isDrawerOpen, drawer] = useDisclosure()
  const isProvider = session?.user.company_id === null
  const menu = menuFor(session, isProvider ? providerMenu : companyMenu)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(drawer.close, [location.pathname])
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {bar.skip}
      </a>
      <TopBar onToggleMenu={isSmall ? drawer.toggle : () => setOpen(!isOpen)} />
      <div className={classes.body}>
        {!isSmall && isOpen && (
          <aside className={classes.side}>
            <SideMenu menu={menu} />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
      <Drawer
        opened={isSmall === true && isDrawerOpen}
        onClose={drawer.close}
        title={bar.menu}
        size={300}
        styles={{ body: { padding: 0, height: 'calc(100% - 68px)' } }}
      >
        <SideMenu menu={menu} />
      </Drawer>
      <Suspense>
        <CommandPalette menu={menu} />
      </Suspense>
    </div>
  )
}
