import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen of mail by route name. */
export const screens = {
  'mail.outbox': () => import('./OutboxScreen.tsx'),
} satisfies ScreenMap
