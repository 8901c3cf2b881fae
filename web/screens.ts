import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'
import { routes } from './routes.ts'

/**
 * Every feature's door is found by its place, so a feature joins by being there. The doors hold nothing but lazy imports.
 */
const doors = import.meta.glob<ScreenMap>('../features/*/web/index.ts', { eager: true, import: 'screens' })

function compose(): Record<string, LazyScreen> {
  const screens: Record<string, LazyScreen> = {}
  for (const [door, map] of Object.entries(doors)) {
    for (const [name, load] of Object.entries(map)) {
      if (!(name in routes)) throw new Error(`${door} names ${name}, which is no route`)
      if (name in screens) throw new Error(`${door} brings ${name}, which another feature has brought`)
      screens[name] = load
    }
  }
  return screens
}

/** Route name → lazy screen, for all routes that have one. */
export const screens = compose()
