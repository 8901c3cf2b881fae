import type { ScreenMap } from '#kit/web/screen.ts'

/** The privacy notice by route name. */
export const screens = {
  'privacy.policy': () => import('./PrivacyScreen.tsx'),
} satisfies ScreenMap
