import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'sample-notes.index': () => import('./SampleNotesScreen.tsx'),
} satisfies ScreenMap
