import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'sample-notes.index': { la: 'Sample la', en: 'Sample title' },
} satisfies RouteTitles
