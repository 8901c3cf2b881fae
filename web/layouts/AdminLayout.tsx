import '#kit/web/styles/desk.ts'
import { Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { useFrameText } from '../frame-text.ts'
import { companyMenu } from '../menus/company-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { providerMenu } from '../menus/provider-menu.ts'
import { LazySheet } from '../parts/LazySheet.tsx'
import { SideMenu } from '../parts/menu/SideMenu.tsx'
import { NextScreen } from '../parts/NextScreen.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { prefetchUsual } from '../prefetch-screen.ts'
import type { Route } from '../route.ts'
import { useShortcutsOpen } from '../search/shortcuts-open.ts'
import { useGoKeys } from '../search/use-go-keys.ts'
import { usePaletteKeys } from '../search/use-palette-keys.ts'
import classes from './AdminLayout.module.css'
import { useMenuOpen } from './menu-open.ts'

const ShortcutSheet = lazyPart(() => import('../search/ShortcutSheet.tsx'))
const CommandPalette = lazyPart(() => import('../search/CommandPalette.tsx'))

/** Administration: a top bar, a side menu that can be narrowed to a rail (a drawer on small screens), the page. */
export default function AdminLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const frame = useFrameText()
  usePaletteKeys()
  const session = useSession()
  const location = useLocation()
  const route = useMatches().at(-1)?.handle as Route | undefined
  const isSmall = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useMenuOpen(route?.hideMenu ?? false)
  const [isDrawerOpen, drawer] = useDisclosure()
  const menu = useMemo(
    () => menuFor(session, session?.user.company_id === null ? providerMenu : companyMenu),
    [session],
  )
  useGoKeys(menu)
  useEffect(() => void prefetchUsual(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(drawer.close, [location.pathname])
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {frame.skip}
      </a>
      <TopBar
        isMenuOpen={isSmall ? isDrawerOpen : isOpen}
        onToggleMenu={isSmall ? drawer.toggle : () => setOpen(!isOpen)}
      />
      <div className={classes.body}>
        {!isSmall && (
          <aside className={classes.side} data-rail={!isOpen || undefined}>
            <SideMenu menu={menu} isRail={!isOpen} />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.content}>
          <NextScreen>{children}</NextScreen>
        </main>
      </div>
      <Drawer
        opened={isSmall === true && isDrawerOpen}
        onClose={drawer.close}
        title={frame.menu}
        size={300}
        styles={{ body: { padding: 0, height: 'calc(100% - 68px)' } }}
      >
        <SideMenu menu={menu} />
      </Drawer>
      <Suspense>
        <CommandPalette menu={menu} />
      </Suspense>
      <LazySheet opened={useShortcutsOpen()}>
        <ShortcutSheet menu={menu} />
      </LazySheet>
    </div>
  )
}
