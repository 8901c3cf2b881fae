import { taxReport } from '../contract.ts'
import { RunReport } from './RunReport.tsx'

/** Income tax on the salaries of a run. */
export default function TaxReportScreen() {
  return <RunReport report={taxReport} of="tax" />
}
