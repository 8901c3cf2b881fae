import type { Endpoint } from '#kit/server/handler.ts'
import { registerReportEndpoints } from './register-report.ts'
import { ssoReportEndpoints } from './sso-report.ts'
import { taxReportEndpoints } from './tax-report.ts'

export const reportsEndpoints: readonly Endpoint[] = [
  ...registerReportEndpoints,
  ...ssoReportEndpoints,
  ...taxReportEndpoints,
]
