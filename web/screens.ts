import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

/**
 * Every feature's door is found by its place, so a feature joins by being there. The doors hold nothing but lazy imports.
 */
const doors = import.meta.glob<ScreenMap>('../features/*/web/index.ts', { eager: true, import: 'screens' })

function compose(): Record<string, LazyScreen> {
  const screens: Record<string, LazyScreen> = {}
  for (const map of Object.values(doors)) {
    for (const [name, load] of Object.entries(map)) {
      // Two features with a screen for the same route: the first stands, and the mistake is said aloud.
      if (name in screens) console.error(`Two features bring a screen for the route ${name}`)
      else screens[name] = load
    }
  }
  return screens
}

/** Route name → lazy screen, for all routes that have one. */
export const screens = compose()
