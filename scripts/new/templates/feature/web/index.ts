import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  'sample-notes.index': () => import('./SampleNotesScreen.tsx'),
} satisfies ScreenMap
