import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's screens, which employees open too. */
export const titles = {
  'notices.index': { la: 'ການແຈ້ງເຕືອນ', en: 'Notifications' },
} satisfies RouteTitles
