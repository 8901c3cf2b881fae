import type { Endpoint } from '#kit/server/handler.ts'
import { ssoReport, ssoReportFile } from './sso-report.ts'
import { taxReport, taxReportFile } from './tax-report.ts'

export const reportsEndpoints: readonly Endpoint[] = [ssoReport, ssoReportFile, taxReport, taxReportFile]
