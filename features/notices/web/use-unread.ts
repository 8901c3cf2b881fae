import { useRoute } from '#kit/web/query.ts'
import { countNotices } from './calls.ts'

/** The number of unread notices of the signed-in account; `followNotices` keeps it up to date. */
export const useUnread = (): number => useRoute(countNotices).data?.data.unread ?? 0
