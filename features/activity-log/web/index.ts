import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'admin.log': () => import('./AdminLogScreen.tsx'),
  'company.log': () => import('./CompanyLogScreen.tsx'),
  'company.tracking-export-excel': () => import('./ExportLogScreen.tsx'),
} satisfies ScreenMap

export { joinWords } from '../domain/join-words.ts'
export { provideLogWords } from './words-registry.ts'

/** The positions and departments of an employee, for the page of the employee. */
export const PlaceLine = lazyPart(() => import('./profile/PlaceLine.tsx'))

/** The changes of the record of an employee, for the page of the employee. */
export const HistoryTab = lazyPart(() => import('./profile/HistoryTab.tsx'))
