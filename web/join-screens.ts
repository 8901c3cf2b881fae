import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

/** Joins the features' screens into one table. */
export function joinScreens(maps: readonly ScreenMap[]): Record<string, LazyScreen> {
  const screens: Record<string, LazyScreen> = {}
  for (const map of maps) {
    for (const [name, load] of Object.entries(map)) {
      // If two features have a screen for the same route, the first is used, and the mistake is logged.
      if (name in screens) console.error(`Two features have a screen for the route ${name}`)
      else screens[name] = load
    }
  }
  return screens
}
