import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'authorize.document.index': () => import('./DocumentUserListScreen.tsx'),
  'authorize.document.create': () => import('./DocumentUserCreateScreen.tsx'),
} satisfies ScreenMap
