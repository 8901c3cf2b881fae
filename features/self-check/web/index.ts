import type { ScreenMap } from '#kit/web/screen.ts'

/** The self-check by the name of its route. */
export const screens = {
  test: () => import('./SelfCheckScreen.tsx'),
} satisfies ScreenMap
