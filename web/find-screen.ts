import type { ComponentType } from 'react'
import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/** The first screens of a phone have a separate, small module in their feature; the other one references hundreds of files. */
const first = import.meta.glob<{ screens?: ScreenMap }>('../features/*/web/first.ts', { eager: true })
const firstScreens = joinScreens(Object.values(first).map(({ screens = {} }) => screens))

async function ownScreen(name: string): Promise<LazyScreen | undefined> {
  return firstScreens[name] ?? (await import('./screens.ts')).screens[name]
}

export async function hasScreen(name: string): Promise<boolean> {
  return (await ownScreen(name)) !== undefined
}

/** Loads the screen of a route; for a route without one, a page that says so. */
export async function findScreen(name: string): Promise<{ default: ComponentType }> {
  const load = await ownScreen(name)
  return load ? load() : import('./parts/NotAvailable.tsx')
}
