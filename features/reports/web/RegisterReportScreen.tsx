import registerReport from '../contract/register.report.ts'
import { RunReport } from './RunReport.tsx'

/** Every payslip of a run with subtotals. */
export default function RegisterReportScreen() {
  return <RunReport report={registerReport} />
}
