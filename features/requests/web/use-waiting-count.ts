import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../contract.ts'

/** Part of the employee's first screen, therefore without its schemas. */
const countInbox = routeHead<typeof contract.countInbox>({
  method: 'GET',
  path: '/requests/inbox/count',
  access: { anyOf: [], side: 'member' },
})

const EVERY = 60_000

/** The number of requests that wait for the user, read again every minute and on return to the page; 0 until it is known. */
export const useWaitingCount = (): number =>
  useRoute(countInbox, {}, { every: EVERY, onFocus: true }).data?.data.total ?? 0
