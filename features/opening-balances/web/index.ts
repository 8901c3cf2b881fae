import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'opening-balances.index': () => import('./OpeningBalancesScreen.tsx'),
} satisfies ScreenMap
