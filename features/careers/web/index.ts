import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'profile_change.add': () => import('./ProfileRequestScreen.tsx'),
  'profile_change.edit': () => import('./ProfileChangeScreen.tsx'),
} satisfies ScreenMap
