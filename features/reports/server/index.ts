import type { Endpoint } from '#kit/server/handler.ts'
import { ssoReportEndpoints } from './sso-report.ts'
import { taxReportEndpoints } from './tax-report.ts'

export const reportsEndpoints: readonly Endpoint[] = [...ssoReportEndpoints, ...taxReportEndpoints]
