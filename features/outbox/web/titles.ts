import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'mail.outbox': { la: 'ກ່ອງອີເມວອອກ', en: 'Outbox' },
} satisfies RouteTitles
