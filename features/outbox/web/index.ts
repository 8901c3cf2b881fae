import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen of mail by the name of its route. */
export const screens = {
  'mail.outbox': () => import('./OutboxScreen.tsx'),
} satisfies ScreenMap
