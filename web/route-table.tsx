import { type ComponentType, Suspense } from 'react'
import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { registerRoutes } from '#kit/web/navigation.ts'
import { type LazyScreen, loadScreen } from '#kit/web/screen.ts'
import { useSession } from '#kit/web/session.ts'
import { findScreen } from './find-screen.ts'
import { guard } from './guards.ts'
import { Booting } from './parts/Booting.tsx'
import { RouteError } from './parts/RouteError.tsx'
import { RouteProgress } from './parts/RouteProgress.tsx'
import { Title } from './parts/Title.tsx'
import type { LayoutName, Route } from './route.ts'
import { routes } from './routes.ts'

/* Few users ever enter a company. */
const EnteredBanner = lazyPart(() => import('./parts/EnteredBanner.tsx'))

const layouts = {
  admin: () => import('./layouts/AdminLayout.tsx'),
  employee: () => import('./layouts/EmployeeLayout.tsx'),
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
  readonly #load: LazyScreen

  constructor(load: LazyScreen) {
    this.#load = load
  }

  async arrive(): Promise<null> {
    this.Component ??= await loadScreen(this.#load)
    return null
  }
}

function Loaded({ file: { Component } }: { file: LoadedFile }) {
  return Component ? <Component /> : null
}

function routeObject([name, route]: [string, Route]): RouteObject {
  const file = new LoadedFile(() => findScreen(name))
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
  const file = new LoadedFile(layouts[layout])
  return {
    id: `layout:${layout}`,
    loader: () => file.arrive(),
    element: <Loaded file={file} />,
    errorElement: <RouteError />,
    children: own.map(routeObject),
  }
}

function Root() {
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
      <Outlet />
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  )
}

function devRoutes(): RouteObject[] {
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'gallery') return []
  const gallery = new LoadedFile(() => import('./gallery/Gallery.tsx'))
  return [{ path: '/__gallery', loader: () => gallery.arrive(), element: <Loaded file={gallery} /> }]
}

// Before the router: it immediately asks the guards of the first address, which redirect to routes by name.
registerRoutes(routes)

/** All addresses in their layouts, with their guards; an unknown one (also `/login?company=…` of a printed slip) to the root. */
export const routeTable: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Booting />,
    children: [
      ...(['bare', 'employee', 'admin', 'default', 'public'] as const).map(layoutObject),
      ...devRoutes(),
      { path: '*', loader: ({ request }) => redirect(`/${new URL(request.url).search}`) },
    ],
  },
]
