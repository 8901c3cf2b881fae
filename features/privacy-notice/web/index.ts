import type { ScreenMap } from '#kit/web/screen.ts'

/** The privacy notice by the name of its route. */
export const screens = {
  'privacy.policy': () => import('./PrivacyScreen.tsx'),
} satisfies ScreenMap
