import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../../contract.ts'

/** Declared by its head only: the bell is on every page, and schemas would increase its size. */
const listEnding = routeHead<typeof contract.listEndingContracts>({
  method: 'GET',
  path: '/employee-contract/near-expiry',
  access: { anyOf: ['view-employee-contract'], side: 'company' },
})
const SHOWN = 8
const EVERY = 5 * 60_000

/**
 * The most urgent contracts that end soon or have ended, and their number. Read again every five minutes and when the user
 * returns to the page. `enabled`: the user may see them.
 */
export const useEndingContracts = (enabled: boolean) =>
  useRoute(listEnding, { query: { per_page: SHOWN } }, { every: EVERY, onFocus: true, enabled })
