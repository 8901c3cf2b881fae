import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import { askForAdjustments } from '../contract.ts'
import { useCareerText } from './text.ts'

/** The screens of this feature by route name. */
export const screens = {
  'profile_change.add': () => import('./ProfileRequestScreen.tsx'),
  'profile_change.edit': () => import('./ProfileChangeScreen.tsx'),
} satisfies ScreenMap

/** How salary adjustments are asked for, for the screen of adjustments. */
export const salaryAsking = {
  route: askForAdjustments,
  useWords: () => useCareerText().adjustment,
  Asked: lazyPart(() => import('./adjustments/AskedAdjustments.tsx')),
}
