import { forgottenScanReport } from '../../contract/forgotten-scan-report.ts'
import { PeriodReport } from './PeriodReport.tsx'

/** Days on which an employee forgot to clock in or out. */
export default function ForgottenScanReportScreen() {
  return <PeriodReport report={forgottenScanReport} />
}
