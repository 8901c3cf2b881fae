import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../contract/sign-in.ts'

/* Part of the sign-in, therefore without its schemas. */
const showPreparation = routeHead<typeof contract.showPreparation>({
  method: 'GET',
  path: '/auth/preparation',
  access: 'public',
})

const EVERY_MS = 1000

/** How far the demo is while it is being made, asked for every second; null once people can sign in. */
export function usePreparation(): { done: number; total: number } | null {
  const first = useRoute(showPreparation)
  const isPreparing = Boolean(first.data?.data.demo)
  const answer = useRoute(showPreparation, {}, { every: isPreparing && EVERY_MS })
  return answer.data?.data.demo ?? null
}
