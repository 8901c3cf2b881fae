import { joinWords, provideLogWords } from '#features/activity-log/web/index.ts'
import type { DeclaredList } from '#kit/contract/declared-list.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { joinScreens } from './join-screens.ts'

/**
 * Every feature's door is found by its place, so a feature joins by being there. The doors hold nothing but lazy imports; even so
 * they name hundreds of files, therefore they are a file of their own that a first screen does not wait for.
 */
const doors = import.meta.glob<Door>('../features/*/web/index.ts', { eager: true })

interface Door {
  screens: ScreenMap
  lists?: () => Promise<readonly DeclaredList[]>
}

/** Route name → lazy screen, for all routes that have one but the first screens. */
export const screens = joinScreens(Object.values(doors).map((door) => door.screens))

provideLogWords(async () => {
  const [{ featureWords }, ...lists] = await Promise.all([
    import('./feature-words.ts'),
    ...Object.values(doors).map((door) => door.lists?.() ?? []),
  ])
  return joinWords(featureWords, lists.flat())
})
