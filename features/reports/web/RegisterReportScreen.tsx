import { registerReport } from '../contract.ts'
import { RunReport } from './RunReport.tsx'

/** Every payslip of a run with subtotals. */
export default function RegisterReportScreen() {
  return <RunReport report={registerReport} />
}
