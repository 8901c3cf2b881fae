import type { RequestEngine } from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listOwnLeaveBalances } from './list-own-balances.ts'
import { ownLeaveLists } from './list-own-leave.ts'
import { previewOwn } from './preview-own-leave.ts'
import { requestOwn } from './request-own-leave.ts'

/** The calls of the signed-in employee about the own leave. */
export const ownLeaveEndpoints = (engine: RequestEngine): Endpoint[] => [
  listOwnLeaveBalances,
  ...ownLeaveLists(engine),
  previewOwn(engine),
  ...requestOwn(engine),
]
