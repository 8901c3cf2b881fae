import type { Endpoint } from '#kit/server/handler.ts'
import { reportsOf } from '#kit/server/report/reports-of.ts'
import { certificateEndpoints } from './certificates.ts'

export const reportsEndpoints: readonly Endpoint[] = [
  ...(await reportsOf(import.meta.url)),
  ...certificateEndpoints,
]
