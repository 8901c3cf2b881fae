import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../contract.ts'

/** Declared by its head only: the bell belongs to the first load of a phone. */
export const countNotices = routeHead<typeof contract.countNotices>({
  method: 'GET',
  path: '/notices/count',
  access: 'session',
})
