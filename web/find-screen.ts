import type { ComponentType } from 'react'
import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/** The screens that a phone opens first, beside the features' doors. */
const first = joinScreens(
  import.meta.glob<ScreenMap>('../features/*/web/first.ts', { eager: true, import: 'screens' }),
)

/** Loads the screen of a route; the one page that says so where it has none. */
export async function findScreen(name: string): Promise<{ default: ComponentType }> {
  const own = first[name] ?? (await import('./screens.ts')).screens[name]
  return own ? own() : import('./parts/NotAvailable.tsx')
}
