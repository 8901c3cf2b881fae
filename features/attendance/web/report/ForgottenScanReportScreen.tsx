import { forgottenScanReport } from '../../contract/forgotten-scan-report.ts'
import { FORGOTTEN_SCAN_TEXTS } from '../../locales/forgotten-scans.ts'
import { PeriodReport } from './PeriodReport.tsx'

/** Days on which an employee forgot to clock in or out. */
export default function ForgottenScanReportScreen() {
  return <PeriodReport report={forgottenScanReport} texts={FORGOTTEN_SCAN_TEXTS} />
}
