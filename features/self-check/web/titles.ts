import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  test: { la: 'ກວດລະບົບ', en: 'Self-check' },
} satisfies RouteTitles
