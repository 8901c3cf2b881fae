import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'journal-accounts.index': { la: 'ລະຫັດບັນຊີ', en: 'Account codes' },
} satisfies RouteTitles
