import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'mail.outbox': { la: 'ກ່ອງເມວອອກ', en: 'Outbox' },
} satisfies RouteTitles
