import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'tax.index': () => import('./TaxScreen.tsx'),
  'tax.create': () => import('./TaxCreateScreen.tsx'),
  'social_security.index': () => import('./SocialSecurityScreen.tsx'),
  'social_security.create': () => import('./SocialSecurityCreateScreen.tsx'),
} satisfies ScreenMap
