import { followNotices } from '#features/notices/web/index.ts'
import { queryClient } from '#kit/web/query.ts'
import { prepareOffline } from './offline.ts'

/** Its file cannot be loaded without a network: it is tried again when the network returns. */
const follow = (): Promise<void> =>
  followNotices().catch(() => addEventListener('online', () => void follow(), { once: true }))

/* What a page does once its first screen has settled: two seconds without a call. */
let quietSeconds = 0
const timer = setInterval(() => {
  quietSeconds = queryClient.isFetching() > 0 ? 0 : quietSeconds + 1
  if (quietSeconds < 2) return
  clearInterval(timer)
  void follow()
  if (import.meta.env.PROD) void prepareOffline()
}, 1000)
