import { nameListsInLog } from '#features/companies/web/index.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  'schedule.index': () => import('./ScheduleListScreen.tsx'),
  'restDay.index': () => import('./rest-days/RestDayListScreen.tsx'),
  'restDay.create': () => import('./rest-days/RestDayCreateScreen.tsx'),
} satisfies ScreenMap

nameListsInLog(async () => [(await import('../contract/rest-day.ts')).restDay])
