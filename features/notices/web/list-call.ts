import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../contract.ts'

/** Declared by its head only: the live notices of every page refresh it. */
export const listNotices = routeHead<typeof contract.listNotices>({
  method: 'GET',
  path: '/notices',
  access: 'session',
})
