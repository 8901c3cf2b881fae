import type { ComponentType } from 'react'
import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/** What a phone needs first has a door of its own in its feature, which names little: the other one names hundreds of files. */
const first = import.meta.glob<{ screens?: ScreenMap }>('../features/*/web/first.ts', { eager: true })
const firstScreens = joinScreens(Object.values(first).map(({ screens = {} }) => screens))

/** Loads the screen of a route; the one page that says so where it has none. */
export async function findScreen(name: string): Promise<{ default: ComponentType }> {
  const own = firstScreens[name] ?? (await import('./screens.ts')).screens[name]
  return own ? own() : import('./parts/NotAvailable.tsx')
}
