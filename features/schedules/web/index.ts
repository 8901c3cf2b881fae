import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'schedule.index': () => import('./ScheduleListScreen.tsx'),
  'restDay.index': () => import('./rest-days/RestDayListScreen.tsx'),
  'restDay.create': () => import('./rest-days/RestDayCreateScreen.tsx'),
} satisfies ScreenMap

/** The lists that this feature declares, for the labels of the activity log. */
export const lists = async () => [
  (await import('#features/master-data/contract/rest-days/rest-day.ts')).restDay,
]
