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

/** The progress of the demo while it is being created, requested every second; null when users can sign in. */
export function usePreparation(): { done: number; total: number } | null {
  const first = useRoute(showPreparation)
  const isPreparing = Boolean(first.data?.data.demo)
  const answer = useRoute(showPreparation, {}, { every: isPreparing && EVERY_MS })
  return answer.data?.data.demo ?? null
}
