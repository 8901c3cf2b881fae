import type { Endpoint } from '#kit/server/handler.ts'
import { certificateEndpoints } from './certificates.ts'
import { journalReportEndpoints } from './journal-report.ts'
import { registerReportEndpoints } from './register-report.ts'
import { ssoReportEndpoints } from './sso-report.ts'
import { taxReportEndpoints } from './tax-report.ts'
import { yearlyReportEndpoints } from './yearly-pay.ts'

export const reportsEndpoints: readonly Endpoint[] = [
  ...registerReportEndpoints,
  ...journalReportEndpoints,
  ...yearlyReportEndpoints,
  ...certificateEndpoints,
  ...ssoReportEndpoints,
  ...taxReportEndpoints,
]
