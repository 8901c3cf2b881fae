import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/**
 * Every feature's door is found by its place, so a feature joins by being there. The doors hold nothing but lazy imports; even so
 * they name hundreds of files, therefore they are a file of their own that a first screen does not wait for.
 */
const doors = import.meta.glob<ScreenMap>('../features/*/web/index.ts', { eager: true, import: 'screens' })

/** Route name → lazy screen, for all routes that have one but the first screens. */
export const screens = joinScreens(Object.values(doors))
