import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

/** Puts the features' screens into one table. */
export function joinScreens(maps: readonly ScreenMap[]): Record<string, LazyScreen> {
  const screens: Record<string, LazyScreen> = {}
  for (const map of maps) {
    for (const [name, load] of Object.entries(map)) {
      // Two features with a screen for the same route: the first stands, and the mistake is said aloud.
      if (name in screens) console.error(`Two features bring a screen for the route ${name}`)
      else screens[name] = load
    }
  }
  return screens
}
