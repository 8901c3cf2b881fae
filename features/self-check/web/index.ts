import type { ScreenMap } from '#kit/web/screen.ts'

/** The self-check by route name. */
export const screens = {
  test: () => import('./SelfCheckScreen.tsx'),
} satisfies ScreenMap
