import type { ComponentType } from 'react'
import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/** What a phone needs first has a door of its own in its feature, which names little: the other one names hundreds of files. */
const first = import.meta.glob<{ screens?: ScreenMap }>('../features/*/web/first.ts', { eager: true })
const firstScreens = joinScreens(Object.values(first).map(({ screens = {} }) => screens))

async function ownScreen(name: string): Promise<LazyScreen | undefined> {
  return firstScreens[name] ?? (await import('./screens.ts')).screens[name]
}

export async function hasScreen(name: string): Promise<boolean> {
  return (await ownScreen(name)) !== undefined
}

/** Loads the screen of a route; the one page that says so where it has none. */
export async function findScreen(name: string): Promise<{ default: ComponentType }> {
  const load = await ownScreen(name)
  return load ? load() : import('./parts/NotAvailable.tsx')
}
