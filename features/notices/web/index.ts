import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** Keeps the number of unread notices up to date as long as the page is open. */
export const followNotices = async (): Promise<void> => (await import('./live-notices.ts')).followNotices()

/** The screens of this feature by route name. */
export const screens = {
  'notices.index': () => import('./NoticesScreen.tsx'),
} satisfies ScreenMap

/** The latest notices, for the bell of the administration. */
export const NoticePanel = lazyPart(() => import('./NoticePanel.tsx'))

/** How the own account is told, for the page of the account. */
export const NoticeSettingsCard = lazyPart(() => import('./settings/NoticeSettingsCard.tsx'))
