import { lazyPart } from '#kit/web/load-file.ts'
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

/** Asks for a reason and enters a company, for the top bar of the provider. */
export const EnterDialog = lazyPart(async () => ({
  default: (await import('./directory/EnterCompany.tsx')).EnterDialog,
}))
