import taxReport from '../contract/tax.report.ts'
import { RunReport } from './RunReport.tsx'

/** Income tax on the salaries of a run. */
export default function TaxReportScreen() {
  return <RunReport report={taxReport} of="tax" />
}
