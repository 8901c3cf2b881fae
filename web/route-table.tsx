import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router'
import { LeaveGuard } from '#kit/web/feedback/LeaveGuard.tsx'
import { OfflineBanner } from '#kit/web/feedback/OfflineBanner.tsx'
import { lazyPart } from '#kit/web/load-file.ts'
import { registerRoutes } from '#kit/web/navigation.ts'
import { type LazyScreen, loadScreen } from '#kit/web/screen.ts'
import { currentSession, useSession } from '#kit/web/session.ts'
import { arrivedScreens } from './arrived-screens.ts'
import { findScreen } from './find-screen.ts'
import { guard, mustFirst } from './guards.ts'
import { isBelowOurs } from './our-addresses.ts'
import { Booting } from './parts/Booting.tsx'
import { RouteError, removeFirstPaint } from './parts/RouteError.tsx'
import { RouteProgress } from './parts/RouteProgress.tsx'
import { Title } from './parts/Title.tsx'
import type { LayoutName, Route } from './route.ts'
import { routes } from './routes.ts'

/* Few users ever enter a company. */
const EnteredBanner = lazyPart(() => import('./parts/EnteredBanner.tsx'))

const layouts = {
  admin: () => import('./layouts/AdminLayout.tsx'),
  employee: () => import('./layouts/EmployeeLayout.tsx'),
  own: () => import('./layouts/OwnLayout.tsx'),
  default: () => import('./layouts/DefaultLayout.tsx'),
  public: () => import('./layouts/PublicLayout.tsx'),
  bare: () => import('./layouts/BareLayout.tsx'),
}

/**
 * The component of an address, once its file is loaded. It is loaded with the guard's answer, because the router's
 * own lazy loading renders nothing at all if a file fails.
 */
class LoadedFile {
  Component: ComponentType | undefined
  readonly #name: string
  readonly #load: LazyScreen

  constructor(name: string, load: LazyScreen) {
    this.#name = name
    this.#load = load
  }

  async arrive(): Promise<null> {
    this.Component ??= await loadScreen(this.#load)
    arrivedScreens.add(this.#name)
    return null
  }
}

function Loaded({ file: { Component } }: { file: LoadedFile }) {
  return Component ? <Component /> : null
}

function routeObject([name, route]: [string, Route]): RouteObject {
  // Its layout depends on the session.
  const isDenied = name === 'access.denied'
  const file = new LoadedFile(name, () => (isDenied ? import('./parts/DeniedPage.tsx') : findScreen(name)))
  return {
    id: name,
    path: route.path,
    loader: () => guard(route) ?? file.arrive(),
    element: <Loaded file={file} />,
    errorElement: <RouteError />,
    handle: route,
  }
}

function layoutObject(layout: LayoutName): RouteObject {
  const own = Object.entries<Route>(routes).filter(([, route]) => route.layout === layout)
  const file = new LoadedFile(layout, layouts[layout])
  return {
    id: `layout:${layout}`,
    loader: () => file.arrive(),
    element: <Loaded file={file} />,
    errorElement: <RouteError />,
    children: own.map(routeObject),
  }
}

/**
 * An unknown address leads to the root, with its query (also `/login?company=…` of a printed slip); one below an address
 * of ours says that it does not exist.
 */
function unknownObject(): RouteObject {
  const file = new LoadedFile('*', () => import('./parts/MissingPage.tsx'))
  return {
    path: '*',
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const session = currentSession()
      if (!session || mustFirst(session) || !isBelowOurs(pathname)) return redirect(`/${search}`)
      return file.arrive()
    },
    element: <Loaded file={file} />,
    errorElement: <RouteError />,
  }
}

function Root() {
  useLayoutEffect(removeFirstPaint, [])
  const isInside = Boolean(useSession()?.entered)
  return (
    <>
      {isInside && (
        <Suspense>
          <EnteredBanner />
        </Suspense>
      )}
      <RouteProgress />
      <Title />
      <LeaveGuard />
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  )
}

function devRoutes(): RouteObject[] {
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'gallery') return []
  const gallery = new LoadedFile('gallery', () => import('./gallery/Gallery.tsx'))
  return [{ path: '/__gallery', loader: () => gallery.arrive(), element: <Loaded file={gallery} /> }]
}

// Before the router: it immediately asks the guards of the first address, which redirect to routes by name.
registerRoutes(routes)

/** All addresses in their layouts, with their guards. */
export const routeTable: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Booting />,
    children: [
      ...(['bare', 'employee', 'admin', 'own', 'default', 'public'] as const).map(layoutObject),
      ...devRoutes(),
      unknownObject(),
    ],
  },
]
