import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'opening-balances.index': { la: 'ຍອດຍົກມາ', en: 'Opening balances' },
} satisfies RouteTitles
