import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'company.setting': () => import('./CompanySettingScreen.tsx'),
  'company.profile': () => import('./CompanyProfileScreen.tsx'),
  'company.index': () => import('./CompanyListScreen.tsx'),
  'company.create': () => import('./directory/CompanyCreateScreen.tsx'),
  'company.edit': () => import('./directory/CompanyEditScreen.tsx'),
  'company.user.detail': () => import('./directory/CompanyUsersScreen.tsx'),
} satisfies ScreenMap
