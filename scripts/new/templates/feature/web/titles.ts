import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'sample-notes.index': { la: 'Sample la', en: 'Sample title' },
} satisfies RouteTitles
