import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'invoice.index': { la: 'ໃບແຈ້ງໜີ້', en: 'Invoices' },
} satisfies RouteTitles
