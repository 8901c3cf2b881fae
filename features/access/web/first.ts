import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen with which everybody begins: the table of all others is not waited for. */
export const screens = {
  Login: () => import('./LoginScreen.tsx'),
} satisfies ScreenMap
