import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  'authorize.document.index': () => import('./DocumentUserListScreen.tsx'),
  'authorize.document.create': () => import('./DocumentUserCreateScreen.tsx'),
} satisfies ScreenMap
